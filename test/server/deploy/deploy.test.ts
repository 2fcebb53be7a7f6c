import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from '../../../server/environment.ts';
import { TIME_LIMITS } from '../../../server/process/timeLimits.ts';
import { BUILT_SERVER, fromRoot, ROOT } from '../../../tools/paths.ts';
import { NODE_VERSIONS } from '../../../tools/test/nodes.ts';
import { INSTRUCTIONS } from './dockerfile.ts';

const hasAnalyzer = spawnSync('systemd-analyze', ['--version']).status === 0;
const COMMAND = `node ${BUILT_SERVER.slice(ROOT.length + 1)}`;
const read = (name: string): string => readFileSync(fromRoot('deploy', name), 'utf8');

describe('the systemd unit', () => {
  const unit = read('flipside.service');
  const settingOf = (key: string): string => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1] ?? '';

  test('starts the built server directly, so that it receives signals', () => {
    expect(settingOf('ExecStart')).toBe(`/usr/bin/env ${COMMAND}`);
  });

  test('sets only variables that the server reads', () => {
    const variables = Object.fromEntries(
      settingOf('Environment')
        .split(' ')
        .map(each => each.split('=')),
    );
    expect(readEnvironment(variables)).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      trustedProxies: 1,
      metrics: { port: 9464, host: '127.0.0.1' },
    });
  });

  test('restarts after every failure, and starts after its dependencies', () => {
    expect([settingOf('StartLimitIntervalSec'), settingOf('Restart')]).toEqual(['0', 'always']);
    expect(settingOf('After')).toBe('network-online.target postgresql.service redis-server.service');
  });

  test.skipIf(!hasAnalyzer)('is sandboxed (needs systemd-analyze)', () => {
    const file = fromRoot('deploy', 'flipside.service');
    const told = execFileSync('systemd-analyze', ['security', '--offline=true', file], { encoding: 'utf8' });
    expect(Number(/exposure level for flipside.service: ([\d.]+)/.exec(told)?.[1])).toBeLessThanOrEqual(3);
  });

  test('has a stop timeout longer than a shutdown', () => {
    expect(Number(settingOf('TimeoutStopSec')) * 1_000).toBeGreaterThan(TIME_LIMITS.stop.all);
  });
});

describe('the image', () => {
  const instructions = INSTRUCTIONS;
  const last = instructions.slice(instructions.findLastIndex(line => line.startsWith('FROM ')));

  test('is built in stages, the last one without sources or tools', () => {
    expect(instructions.filter(line => line.startsWith('FROM ')).length).toBeGreaterThan(1);
    expect(last.filter(line => /^(COPY \.|RUN npm)/.test(line))).toEqual([]);
  });

  test('runs the built server, not as root, with a health check', () => {
    expect(last).toContain('USER node');
    expect(last.at(-1)).toBe(`CMD ${JSON.stringify(COMMAND.split(' ')).replace(',', ', ')}`);
    expect(last.find(line => line.startsWith('HEALTHCHECK'))).toContain('/healthz');
  });

  test('has an LTS version of Node that the tests run on', () => {
    const wanted = NODE_VERSIONS.at(-1);
    for (const line of instructions.filter(each => each.startsWith('FROM ')))
      expect(line).toContain(`node:${wanted}-`);
  });
});

test('the dashboard shows only metrics that the server has', () => {
  const asked = [...read('grafana.json').matchAll(/\b(flipside_[a-z_]+)/g)].map(match => match[1] ?? '');
  const measured = readFileSync(fromRoot('server', 'metrics', 'meters.ts'), 'utf8');
  expect(asked.length).toBeGreaterThan(5);
  for (const name of asked) expect(measured).toContain(name.replace(/_(bucket|count|sum)$/, ''));
});
