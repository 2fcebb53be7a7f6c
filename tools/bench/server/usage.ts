import { readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;
const [USER_TICKS, SYSTEM_TICKS] = [13, 14];

/** A process's use of resources, as reported by Linux. */
export interface Usage {
  readonly cpuSeconds: number;
  readonly kilobytes: number;
}

export const usageOf = (pid: number): Usage => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
  const ticks = Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS]);
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(status) ?? [];
  return { cpuSeconds: ticks / TICKS_A_SECOND, kilobytes: Number(kilobytes) };
};

export const sumOf = (usages: readonly Usage[]): Usage => ({
  cpuSeconds: usages.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
  kilobytes: usages.reduce((sum, { kilobytes }) => sum + kilobytes, 0),
});
