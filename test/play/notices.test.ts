import { expect, test } from 'vitest';
import type { EngineState } from '../../src/engine/engineClient.ts';
import type { FailureReason } from '../../src/engine/outcomes.ts';
import { followEngine } from '../../src/play/notices.ts';
import { createAppStore } from '../../src/store/appStore.ts';

test.each<[FailureReason, missing: readonly string[], notices: readonly string[]]>([
  ['noWorker', ['worker'], []],
  ['noWebAssembly', ['webAssembly'], []],
  ['notLoaded', ['engine'], []],
  ['crashed', [], ['engineCrashed']],
])('an engine failure (%s) is reported until the engine is ready', (reason, missing, names) => {
  const app = createAppStore({ width: 800, height: 600 });
  let look = (): void => {};
  const engine = {
    state: { type: 'starting' } as EngineState,
    subscribe: (told: (state: EngineState) => void) => {
      look = () => told(engine.state);
      return () => {};
    },
  };
  followEngine(engine, app);
  const told = () => [app.getState().missing, app.getState().notices.map(({ name }) => name)];
  expect(told()).toEqual([[], []]);
  engine.state = { type: 'failed', reason };
  look();
  expect(told()).toEqual([missing, names]);
  engine.state = { type: 'ready' };
  look();
  expect(told()[0]).toEqual(missing.filter(part => part !== 'engine'));
});
