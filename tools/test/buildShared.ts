import { existsSync, readdirSync, rmSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { buildEngine } from '../build/buildEngine.ts';
import { buildParts } from '../build/buildParts.ts';
import { buildServer, isServerBuilt } from '../build/buildServer.ts';
import { COMPILED } from '../paths.ts';

/** About five times what the sources compile to; vitest also keeps what older sources compiled to. */
const MOST_COMPILED = 10_000;

if (existsSync(COMPILED) && readdirSync(COMPILED).length > MOST_COMPILED)
  rmSync(COMPILED, { recursive: true, force: true });
// The compiler's optimizer runs for seconds only: to optimize it as well takes longer than it saves.
setFlagsFromString('--liftoff-only');
// What units and page both need: built before either, so that it is built once.
await buildParts();
await buildEngine('parts');
if (!isServerBuilt()) await buildServer();
