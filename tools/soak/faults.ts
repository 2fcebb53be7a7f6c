const ERROR_LEVEL = 50;
export const DEFECT_LEVEL = 60;
/** What waited for something outside fails later than that was away. */
const AFTERMATH_MILLISECONDS = 10_000;

/** When something outside of the servers was away, in milliseconds of the day's clock. */
export interface Absence {
  readonly what: 'Redis' | 'PostgreSQL';
  readonly from: number;
  readonly until: number;
}

export interface Fault {
  readonly level: number;
  readonly time: number;
  readonly msg: string;
  readonly err?: { readonly message: string };
}

const lineOf = (text: string): Fault => {
  try {
    return JSON.parse(text) as Fault;
  } catch {
    return { level: DEFECT_LEVEL, time: 0, msg: text };
  }
};

/** The errors in a server's log, but for those while something outside was away. A defect has no excuse. */
export const faultsIn = (log: string, absences: readonly Absence[]): readonly Fault[] => {
  const isExpected = ({ level, time }: Fault): boolean =>
    level < DEFECT_LEVEL &&
    absences.some(({ from, until }) => time >= from && time <= until + AFTERMATH_MILLISECONDS);
  const lines = log.split('\n').filter(line => line.trim() !== '');
  return lines.map(lineOf).filter(line => line.level >= ERROR_LEVEL && !isExpected(line));
};

const wordsOf = ({ level, msg, err }: Fault): string =>
  `level ${level}, ${msg}${err === undefined ? '' : `: ${err.message}`}`;

/** One line for each kind, with the first of its kind as the example. */
export const describeFaults = (faults: readonly Fault[]): readonly string[] => {
  const kinds = new Map<string, Fault[]>();
  for (const fault of faults) kinds.set(fault.msg, [...(kinds.get(fault.msg) ?? []), fault]);
  return [...kinds.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [`${others.length + 1} times, first at ${new Date(first.time).toISOString()}: ${wordsOf(first)}`],
  );
};
