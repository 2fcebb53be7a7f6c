import { changeSettings, QUICK } from '../kit/boardPage.ts';
import { test } from '../kit/onlinePage.ts';
import { MORE } from '../kit/screens/more.ts';
import { SCREENS } from '../kit/screens.ts';

const list = (name: string, usual: string) => (process.env[name] ?? usual).split(',');
const OUT = process.env.SHOTS ?? '/tmp/shots';
const only = process.env.ONLY === undefined ? undefined : new RegExp(`^(${process.env.ONLY})$`);
for (const [name, open] of Object.entries({ ...MORE, ...SCREENS })) {
  if (only !== undefined && !only.test(name)) continue;
  test(`shot ${name}`, async ({ newcomer }) => {
    const page = await open(newcomer);
    const session = await page.context().newCDPSession(page);
    for (const look of list('LOOKS', 'en')) {
      const [language, appearance = 'light', theme] = look.split('/');
      await changeSettings(page, {
        ...QUICK,
        name: 'Anna',
        language,
        appearance,
        ...(theme && { theme }),
        ...(process.env.SET && JSON.parse(process.env.SET)),
      });
      for (const times of list('TIMES', '1')) {
        await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * Number(times) } });
        for (const size of list('SIZES', '390x844')) {
          const [width = 0, height = 0] = size.split('x').map(Number);
          await page.setViewportSize({ width, height });
          await page.waitForTimeout(Number(process.env.WAIT ?? 400));
          await page.screenshot({
            path: `${OUT}/${name.replaceAll(' ', '_')}-${look.replaceAll('/', '_')}-${times}-${size}.png`,
          });
        }
      }
    }
  });
}
