import { LAUNCH_SCREENS } from '../../look/launchScreens.ts';

const METAS = [
  ['apple-mobile-web-app-capable', 'yes'],
  ['apple-mobile-web-app-title', 'Flipside'],
] as const;

/** Sets the launch image. Apple's systems read it when the page is added to the home screen. */
export const tellAppleStart = (head: HTMLHeadElement): void => {
  for (const [name, content] of METAS)
    head.append(Object.assign(document.createElement('meta'), { name, content }));
  for (const { path, media } of LAUNCH_SCREENS)
    head.append(
      Object.assign(document.createElement('link'), {
        rel: 'apple-touch-startup-image',
        media,
        href: `./${path}`,
      }),
    );
};
