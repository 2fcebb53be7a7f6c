import { existsSync, readdirSync, rmSync } from 'node:fs';
import { buildParts } from '../build/buildParts.ts';
import { buildServer, isServerBuilt } from '../build/buildServer.ts';
import { COMPILED } from '../paths.ts';

/** About five times what the sources compile to; vitest also keeps what older sources compiled to. */
const MOST_COMPILED = 10_000;

if (existsSync(COMPILED) && readdirSync(COMPILED).length > MOST_COMPILED)
  rmSync(COMPILED, { recursive: true, force: true });
// What units and page both need: built before either, so that it is built once.
await buildParts();
if (!isServerBuilt()) await buildServer();
