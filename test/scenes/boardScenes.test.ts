// @vitest-environment jsdom
import type * as Phaser from 'phaser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { positionIn, usualArrangement } from '../../src/game/arrangement.ts';
import { CONNECT4_START } from '../../src/game/connect4/position.ts';
import { rulesOf } from '../../src/game/games.ts';
import { positionOf } from '../../src/game/match.ts';
import { STANDARD_SHAPE } from '../../src/game/shape.ts';
import { parseSquare } from '../../src/game/square.ts';
import { MOTION } from '../../src/look/motion.ts';
import { BoardScene } from '../../src/scenes/BoardScene.ts';
import { BoardStand } from '../../src/scenes/board/BoardStand.ts';
import { BoardTextures } from '../../src/scenes/board/views/BoardTextures.ts';
import { ColorScene } from '../../src/scenes/ColorScene.ts';
import type { DeviceState } from '../../src/scenes/Device.ts';
import { EditorScene } from '../../src/scenes/EditorScene.ts';
import { MenuScene } from '../../src/scenes/MenuScene.ts';
import type { SceneContext } from '../../src/scenes/sceneContext.ts';
import { createAppStore } from '../../src/store/appStore.ts';
import { showcaseOf } from '../../src/store/boards/showcase.ts';
import { createEditorStore } from '../../src/store/editorStore.ts';
import { createExerciseStore } from '../../src/store/exerciseStore.ts';
import { createMatchStore } from '../../src/store/matchStore.ts';
import { createSettingsStore } from '../../src/store/settingsStore.ts';
import type { Stores as AllStores } from '../../src/store/stores.ts';
import { createStudyStore } from '../../src/store/studyStore.ts';
import { SHORTEST } from '../../testkit/game/specialGames.ts';
import { gameOf, matchOf, TWO_PEOPLE } from '../../testkit/ui/matches.ts';
import { fakeCanvas } from './canvas.ts';
import { startHeadless } from './setup.ts';

const SCENES = { BoardScene, ColorScene, EditorScene, MenuScene } as const;
const DEVICE: DeviceState = { pixelRatio: 1, font: 'sans-serif' };

let scene: Phaser.Scene;
beforeEach(fakeCanvas);
afterEach(() => {
  scene.game.destroy(true);
  vi.restoreAllMocks();
});

/** A scene with its own stores; subscriptions made by `first` precede its own, as in `followScreen`. */
const open = async (name: keyof typeof SCENES, first = (_: Stores): void => {}) => {
  const stores = {
    app: createAppStore({ width: 800, height: 600 }),
    match: createMatchStore(),
    settings: createSettingsStore(),
    study: createStudyStore(),
    editor: createEditorStore(),
    exercise: createExerciseStore(),
  };
  const stage = {
    host: { parent: document.body, stores },
    device: { getState: () => DEVICE },
    get boards() {
      return new BoardTextures(scene.textures);
    },
    wake: () => {},
    carried: undefined,
  } as unknown as SceneContext;
  first(stores);
  scene = new SCENES[name](stage);
  await startHeadless(scene);
  return { stage, stores };
};
type Stores = Pick<AllStores, 'app' | 'match' | 'settings' | 'study' | 'editor' | 'exercise'>;

test.each(['BoardScene', 'ColorScene', 'EditorScene', 'MenuScene'] as const)(
  '%s ends cleanly when another board is already on the page',
  async name => {
    const { stage, stores } = await open(name, ({ app }) =>
      app.subscribe((now, before) => {
        if (now.shape !== before.shape) scene.sys.shutdown();
      }),
    );
    stores.app.setState({ shape: CONNECT4_START.shape, rules: CONNECT4_START.rules });
    expect(stage.carried).toBeDefined();
  },
);

const PLAYED = matchOf('f5d6');
const POINTER = { x: 10, y: 20 };
const SQUARE = parseSquare('a1');
const EDITED = usualArrangement('anti', STANDARD_SHAPE);
const ATTENDED = expect.objectContaining({ attended: SQUARE });
const MARKED = expect.objectContaining({ position: positionOf(PLAYED) });

test.each<
  [keyof typeof SCENES, 'show' | 'showMarks' | 'ride' | 'refuse' | 'setVeil', (to: Stores) => void, unknown]
>([
  ['BoardScene', 'show', ({ match }) => match.setState({ match: PLAYED }), positionOf(PLAYED)],
  ['BoardScene', 'showMarks', ({ match }) => match.setState({ match: PLAYED }), MARKED],
  ['BoardScene', 'ride', ({ app }) => app.setState({ pointer: POINTER }), POINTER],
  [
    'BoardScene',
    'refuse',
    ({ match }) => match.setState({ refused: { square: SQUARE, refusal: 'occupied' } }),
    SQUARE,
  ],
  ['MenuScene', 'show', ({ app }) => app.setState({ planned: PLAYED }), positionOf(PLAYED)],
  ['MenuScene', 'showMarks', ({ app }) => app.setState({ planned: PLAYED }), MARKED],
  ['MenuScene', 'ride', ({ app }) => app.setState({ pointer: POINTER }), POINTER],
  ['MenuScene', 'setVeil', ({ app }) => app.setState({ attract: positionOf(PLAYED) }), 1],
  ['EditorScene', 'show', ({ editor }) => editor.setState({ arrangement: EDITED }), positionIn(EDITED)],
  ['EditorScene', 'showMarks', ({ app }) => app.setState({ preview: SQUARE }), ATTENDED],
  ['ColorScene', 'show', ({ app }) => app.setState({ rules: 'connect4' }), showcaseOf('connect4').still],
])('the board of %s shows a change: %s', async (name, method, change, shown) => {
  const { stores } = await open(name);
  const told = vi.spyOn(BoardStand.prototype, method);
  change(stores);
  expect(told.mock.calls.at(-1)?.[0]).toEqual(shown);
});

test.each([
  ['lies', gameOf('othello', SHORTEST, TWO_PEOPLE), 'rotate'],
  ['stands', gameOf('connect4', '4152637', TWO_PEOPLE), 'rotateY'],
])('a board that %s turns by 180 degrees when two people swap sides', async (_how, over, turn) => {
  const { stores } = await open('BoardScene');
  const animate = vi.fn();
  Object.assign(scene.game.canvas, { animate });
  stores.app.setState({ rules: rulesOf(over.setup.game) });
  stores.match.setState({ match: over });
  expect(animate).not.toHaveBeenCalled();
  const again = { ...over, id: 'again', transcript: [] };
  stores.match.setState({ match: again });
  const [poses, { duration }] = animate.mock.calls[0] as [{ transform: string }[], { duration: number }];
  expect(poses.map(({ transform }) => transform)).toEqual(
    [-180, -90, 0].map(degrees => expect.stringContaining(`${turn}(${degrees}deg)`)),
  );
  expect(duration).toBe(MOTION.halfTurn);
  scene.sys.shutdown();
  stores.match.setState({ match: over });
  stores.match.setState({ match: again });
  expect(animate).toHaveBeenCalledOnce();
});
