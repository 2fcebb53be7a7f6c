import type { Play } from './play.ts';

/** The part of the Battery Status API that is used; few browsers have it. */
interface Battery extends EventTarget {
  readonly charging: boolean;
  /** From 0 to 1. */
  readonly level: number;
}

/** A battery that is this empty is to be spared. */
const LOW = 0.2;

/** Passes on whether the battery is low, where the browser tells. */
export const observeBattery = async ({ observe }: Play): Promise<void> => {
  const { getBattery } = navigator as Navigator & { getBattery?: () => Promise<Battery> };
  const battery = await getBattery?.call(navigator).catch(() => undefined);
  if (battery === undefined) return;
  const look = (): void => observe({ lowBattery: !battery.charging && battery.level <= LOW });
  look();
  battery.addEventListener('chargingchange', look);
  battery.addEventListener('levelchange', look);
};
