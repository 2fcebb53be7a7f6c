const ERROR_LEVEL = 50;
export const DEFECT_LEVEL = 60;
/** Requests to a restarted server may fail for some time after it was down. */
const AFTERMATH_MILLISECONDS = 10_000;

/** When Redis or PostgreSQL was down, in milliseconds since 1970. */
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

/** The errors in a server's log, except those explained by an absence. Defects always count. */
export const faultsIn = (log: string, absences: readonly Absence[]): readonly Fault[] => {
  const isExpected = ({ level, time }: Fault): boolean =>
    level < DEFECT_LEVEL &&
    absences.some(({ from, until }) => time >= from && time <= until + AFTERMATH_MILLISECONDS);
  const lines = log.split('\n').filter(line => line.trim() !== '');
  return lines.map(lineOf).filter(line => line.level >= ERROR_LEVEL && !isExpected(line));
};

const wordsOf = ({ level, msg, err }: Fault): string =>
  `level ${level}, ${msg}${err === undefined ? '' : `: ${err.message}`}`;

/** One line per kind of fault, with its first occurrence as the example. */
export const describeFaults = (faults: readonly Fault[]): readonly string[] => {
  const kinds = new Map<string, Fault[]>();
  for (const fault of faults) kinds.set(fault.msg, [...(kinds.get(fault.msg) ?? []), fault]);
  return [...kinds.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [`${others.length + 1} times, first at ${new Date(first.time).toISOString()}: ${wordsOf(first)}`],
  );
};
