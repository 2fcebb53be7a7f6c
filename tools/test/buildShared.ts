import { existsSync, readdirSync, rmSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { buildEngine } from '../build/buildEngine.ts';
import { buildParts } from '../build/buildParts.ts';
import { buildServer, isServerBuilt } from '../build/buildServer.ts';
import { COMPILED } from '../paths.ts';

/** About five times the number of compiled modules; vitest also keeps those of older sources. */
const MOST_COMPILED = 10_000;

if (existsSync(COMPILED) && readdirSync(COMPILED).length > MOST_COMPILED)
  rmSync(COMPILED, { recursive: true, force: true });
// WebAssembly is only compiled with the baseline compiler: the AssemblyScript compiler runs for seconds, and
// optimizing it would take longer than it saves.
setFlagsFromString('--liftoff-only');
// Needed by unit tests and page: built before both, so that it is built only once.
await buildParts();
await buildEngine('parts');
if (!isServerBuilt()) await buildServer();
