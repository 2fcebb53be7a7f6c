#!/usr/bin/env node
// The program is TypeScript, which Node 20 cannot run, and which no newer Node runs inside `node_modules`.
import { register } from 'tsx/esm/api';

register({ tsconfig: false });
await import('./main.ts');
