/** One observation: the factors, the value they should explain, and its weight. */
export interface Observation {
  readonly factors: readonly number[];
  readonly value: number;
  readonly weight: number;
}

/** The normal equations, each row with its right side at the end. */
const normalEquations = (observations: readonly Observation[], size: number): number[][] => {
  const rows = Array.from({ length: size }, () => new Array<number>(size + 1).fill(0));
  for (const { factors, value, weight } of observations)
    rows.forEach((row, i) => {
      const share = weight * (factors[i] ?? 0);
      for (let j = 0; j < size; j++) row[j] = (row[j] ?? 0) + share * (factors[j] ?? 0);
      row[size] = (row[size] ?? 0) + share * value;
    });
  return rows;
};

/** Solves linear equations whose rows end with their right side: Gauss and Jordan, the largest pivot first. */
export const solve = (rows: number[][]): readonly number[] => {
  rows.forEach((_, step) => {
    const candidates = rows.slice(step).map(row => Math.abs(row[step] ?? 0));
    const pivot = step + candidates.indexOf(Math.max(...candidates));
    [rows[step], rows[pivot]] = [rows[pivot] ?? [], rows[step] ?? []];
    const head = rows[step] ?? [];
    rows.forEach((row, index) => {
      if (index === step) return;
      const times = (row[step] ?? 0) / (head[step] ?? 0);
      for (let j = step; j < row.length; j++) row[j] = (row[j] ?? 0) - times * (head[j] ?? 0);
    });
  });
  return rows.map((row, index) => (row.at(-1) ?? 0) / (row[index] ?? 0));
};

/** The coefficients of the factors that minimize the weighted squared errors. */
export const fitLinear = (observations: readonly Observation[]): readonly number[] =>
  solve(normalEquations(observations, observations[0]?.factors.length ?? 0));
