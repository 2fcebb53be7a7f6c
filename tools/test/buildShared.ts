import { buildParts } from '../build/buildParts.ts';
import { buildServer, isServerBuilt } from '../build/buildServer.ts';

// What units and page both need: built before either, so that it is built once.
await buildParts();
if (!isServerBuilt()) await buildServer();
