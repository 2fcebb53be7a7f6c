import type { Stores } from '../store/stores.ts';
import type { CarriedBoard } from './board/views/arrival.ts';
import type { BoardTextures } from './board/views/BoardTextures.ts';
import type { Device } from './Device.ts';

export interface SceneHost {
  readonly parent: HTMLElement;
  readonly stores: Stores;
  readonly onFirstPaint?: () => void;
}

/** What all scenes share. */
export interface Stage {
  readonly host: SceneHost;
  readonly device: Device;
  readonly boards: BoardTextures;
  /** Makes sure that the next frame is painted. */
  readonly wake: () => void;
  /** The board of the scene that ended last. */
  carried: CarriedBoard | undefined;
}
