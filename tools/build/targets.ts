import { browserslist } from '../../package.json';

/** The supported browsers in the bundler's words: `ios_saf >= 17.4` is `ios17.4`. */
export const TARGETS = browserslist.map(row => row.replace('ios_saf', 'ios').replace(' >= ', ''));
