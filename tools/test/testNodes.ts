import { testOnEach } from './nodes.ts';

process.exitCode = testOnEach(process.argv.slice(2)) ? 0 : 1;
