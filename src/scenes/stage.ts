import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ScreenName } from '../look/layout.ts';
import type { Stores } from '../store/stores.ts';
import type { BoardTextures } from './board/BoardTextures.ts';
import type { CarriedBoard } from './board/BoardView.ts';

export interface SceneHost {
  readonly parent: HTMLElement;
  readonly stores: Stores;
  /** Puts a screen's controls on the page; the returned function takes them away. */
  readonly mount: (screen: ScreenName) => () => void;
  readonly onFirstPaint?: () => void;
}

/** What the page's canvas is made of. */
export interface Device {
  readonly pixelRatio: number;
  /** Counts up when a font has arrived that the board is engraved with. */
  readonly fonts: number;
}

export type DeviceStore = StoreApi<Device>;

export const createDeviceStore = (pixelRatio: number): DeviceStore =>
  createStore<Device>(() => ({ pixelRatio, fonts: 0 }));

/** What all scenes share. */
export interface Stage {
  readonly host: SceneHost;
  readonly device: DeviceStore;
  readonly boards: BoardTextures;
  /** Sees to it that the next frame is painted. */
  readonly wake: () => void;
  /** The board of the scene that ended last. */
  carried: CarriedBoard | undefined;
}
