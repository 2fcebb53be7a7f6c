/** A tab of any browser: what a person can do in it, and what a test can read. Positions are in CSS pixels of the page. */
export interface Tab {
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Runs a function in the page and returns what it returns, as JSON has it. It must not use anything from outside. */
  readonly run: <Arguments extends readonly unknown[], Result>(
    inPage: (...given: Arguments) => Result,
    ...given: Arguments
  ) => Promise<Result>;
  readonly click: (x: number, y: number) => Promise<void>;
  /** Presses a key by its name (`Enter`, `ArrowLeft`) or its letter. */
  readonly press: (key: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly picture: () => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

/** A browser that this machine has. */
export interface DrivenBrowser {
  /** Name and version, as it says itself. */
  readonly name: string;
  /** Opens a tab that shares no data with any other. */
  readonly newTab: () => Promise<Tab>;
  readonly close: () => Promise<void>;
}
