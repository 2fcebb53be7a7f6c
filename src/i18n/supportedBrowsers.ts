import { browserslist } from '../../package.json';
import { tableOf } from '../game/record.ts';

const NAMES = tableOf<string>({
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  ios_saf: 'iOS',
});

/**
 * The oldest browsers that the page supports, as in `Chrome 116, Edge 116`. The build and its checks read the same
 * list.
 */
export const SUPPORTED_BROWSERS = browserslist
  .map(row => row.split(' >= '))
  .map(([name = '', version]) => `${NAMES.get(name) ?? name} ${version}`)
  .join(', ');
