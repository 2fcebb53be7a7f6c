import { type Failure, placeIn, shownAt } from '../failure.ts';

/** `B[f5]`: a name and its values, as in GGF and SGF. */
export interface Property {
  readonly name: string;
  readonly at: number;
  readonly values: readonly PropertyValue[];
}

export interface PropertyValue {
  readonly text: string;
  readonly at: number;
}

/** Scanner for GGF and SGF. It never throws; `failure` says what went wrong and where. */
export class PropertyScanner {
  readonly text: string;
  at = 0;
  failure: Failure | undefined;

  constructor(text: string) {
    this.text = text;
  }

  get next(): string {
    return this.text.charAt(this.at);
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  skipSpace(): void {
    while (!this.isAtEnd && /\s/.test(this.next)) this.at++;
  }

  /** Consumes a sign if it is the next one; returns whether it was. */
  take(sign: string): boolean {
    if (this.next !== sign) return false;
    this.at++;
    return true;
  }

  fail(failure: Failure): undefined {
    this.failure ??= { place: placeIn(this.text, this.at), ...failure };
    return undefined;
  }

  unexpected(): undefined {
    return this.fail({ reason: 'unexpected', found: shownAt(this.text, this.at) });
  }

  /** The next property with all its values; undefined if there is none. */
  property(): Property | undefined {
    const at = this.at;
    while (/[A-Za-z]/.test(this.next)) this.at++;
    // Old files write full names such as `AddBlack`; the capital letters are the name.
    const written = this.text.slice(at, this.at);
    const capitals = written.replace(/[a-z]/g, '');
    const values: PropertyValue[] = [];
    this.skipSpace();
    while (this.next === '[') {
      const value = this.#value();
      if (value === undefined) return undefined;
      values.push(value);
      this.skipSpace();
    }
    if (values.length === 0) return this.unexpected();
    return { name: capitals === '' ? written.toUpperCase() : capitals, at, values };
  }

  #value(): PropertyValue | undefined {
    const open = this.at;
    let end = open + 1;
    while (end < this.text.length && this.text.charAt(end) !== ']')
      end += this.text.charAt(end) === '\\' ? 2 : 1;
    if (end >= this.text.length) return this.fail({ reason: 'unclosed', found: '[' });
    this.at = end + 1;
    const text = this.text
      .slice(open + 1, end)
      .replace(/\\(\r\n|\n|\r)/g, '')
      .replace(/\\([\s\S])/g, '$1');
    return { text, at: open + 1 };
  }
}

/** A value with closing brackets and backslashes escaped. */
export const quoted = (text: string): string => text.replace(/[\\\]]/g, sign => `\\${sign}`);
