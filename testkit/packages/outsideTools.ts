import { installOutside } from '../outside.ts';

/**
 * What other people build and check with. Together they are larger than all of our own packages, and only long tests need
 * them: so they are installed when such a test runs for the first time, into a folder that is kept.
 */
const TOOLS = {
  '@arethetypeswrong/cli': '0.18.5',
  '@rollup/plugin-node-resolve': '16.0.3',
  '@types/node': '20.19.43',
  '@web/rollup-plugin-import-meta-assets': '2.3.3',
  esbuild: '0.28.2',
  publint: '0.3.25',
  react: '19.3.1',
  'react-dom': '19.3.1',
  rollup: '4.68.7',
  svelte: '5.57.3',
  'typescript-5.4': 'npm:typescript@5.4.5',
  'typescript-5.9': 'npm:typescript@5.9.3',
  'typescript-6.0': 'npm:typescript@6.0.3',
  vue: '3.5.45',
  webpack: '5.112.2',
} as const;

/** How long installing them may take in a hook, in milliseconds: a slow and busy machine needs some minutes. */
export const INSTALLING_MILLISECONDS = 900_000;

/** Installs the tools unless they are there, and returns their folder. */
export const outsideTools = (): string => installOutside('outside-tools', TOOLS);
