// @vitest-environment jsdom
import * as Phaser from 'phaser';
import { expect, test } from 'vitest';
import { BoardTextures } from '../../src/scenes/board/views/BoardTextures.ts';
import { ColorScene } from '../../src/scenes/ColorScene.ts';
import { EditorScene } from '../../src/scenes/EditorScene.ts';
import { MenuScene } from '../../src/scenes/MenuScene.ts';
import type { SceneContext } from '../../src/scenes/sceneContext.ts';
import { paintAhead } from '../../src/scenes/screenBoard.ts';
import { gameOf } from '../../testkit/ui/matches.ts';
import { openPage } from '../../testkit/ui/testPage.ts';
import { fakeCanvas } from './canvas.ts';
import { startHeadless } from './setup.ts';

/** The painted parts of boards, in order. */
const boardsOf = ({ textures }: Phaser.Game): readonly string[] =>
  textures.getTextureKeys().filter(key => /^(board|front) /.test(key));

test.each([
  ['menu', 'othello', MenuScene, ['board 0']],
  ['menu', 'connect4', MenuScene, ['board 0', 'front 1']],
  ['colors', 'othello', ColorScene, ['board 0']],
  ['editor', 'othello', EditorScene, ['board 0']],
] as const)(
  '%s with %s: the board is painted ahead, part by part and only once',
  async (screen, rules, Scene, painted) => {
    fakeCanvas();
    const { game } = await startHeadless(new Phaser.Scene('none'));
    const page = openPage({ screen, settings: { game: rules } });
    page.stores.app.setState({ planned: gameOf(rules) });
    const context: SceneContext = {
      host: { parent: document.body, stores: page.stores },
      device: { getState: () => ({ pixelRatio: 1, font: 'serif' }) } as SceneContext['device'],
      boards: new BoardTextures(game.textures),
      wake: () => {},
      carried: undefined,
    };
    const scene = new Scene(context);
    const { key } = scene.sys.settings;
    game.scene.add(key, scene, false);
    expect([...paintAhead(scene)]).toHaveLength(painted.length - 1);
    expect(boardsOf(game)).toEqual(painted);
    game.scene.start(key);
    expect(game.scene.isActive(key)).toBe(true);
    expect(boardsOf(game)).toEqual(painted);
    page.close();
    game.destroy(true);
  },
);
