/** Apple devices, held upright: width and height of their screens in CSS pixels, and the pixel ratio. */
const PHONES = [
  [320, 568, 2],
  [375, 667, 2],
  [375, 812, 3],
  [390, 844, 3],
  [393, 852, 3],
  [402, 874, 3],
  [414, 736, 3],
  [414, 896, 2],
  [414, 896, 3],
  [420, 912, 3],
  [428, 926, 3],
  [430, 932, 3],
  [440, 956, 3],
] as const;
const TABLETS = [
  [744, 1133, 2],
  [768, 1024, 2],
  [810, 1080, 2],
  [820, 1180, 2],
  [834, 1112, 2],
  [834, 1194, 2],
  [834, 1210, 2],
  [1024, 1366, 2],
  [1032, 1376, 2],
] as const;

const APPEARANCES = ['light', 'dark'] as const;
type Device = (typeof PHONES | typeof TABLETS)[number];
type Orientation = 'portrait' | 'landscape';

/** An image that Apple's systems show while the installed page starts. */
export interface LaunchScreen {
  /** Relative to the page. */
  readonly path: string;
  /** In pixels of the image. */
  readonly width: number;
  readonly height: number;
  readonly appearance: (typeof APPEARANCES)[number];
  /** The media query of the screens on which it is shown. */
  readonly media: string;
}

const launchScreen = (
  [short, long, ratio]: Device,
  orientation: Orientation,
  appearance: LaunchScreen['appearance'],
): LaunchScreen => {
  const [width, height] =
    orientation === 'portrait' ? [short * ratio, long * ratio] : [long * ratio, short * ratio];
  const conditions = [
    `(device-width: ${short}px)`,
    `(device-height: ${long}px)`,
    `(-webkit-device-pixel-ratio: ${ratio})`,
    `(orientation: ${orientation})`,
    `(prefers-color-scheme: ${appearance})`,
  ];
  return {
    path: `icons/launch/${width}x${height}-${appearance}.png`,
    width,
    height,
    appearance,
    media: ['screen', ...conditions].join(' and '),
  };
};

const withAppearances = (device: Device, orientation: Orientation): readonly LaunchScreen[] =>
  APPEARANCES.map(appearance => launchScreen(device, orientation, appearance));

/** Phones start upright; tablets in their current orientation. */
export const LAUNCH_SCREENS: readonly LaunchScreen[] = [
  ...PHONES.flatMap(device => withAppearances(device, 'portrait')),
  ...TABLETS.flatMap(device =>
    (['portrait', 'landscape'] as const).flatMap(orientation => withAppearances(device, orientation)),
  ),
];
