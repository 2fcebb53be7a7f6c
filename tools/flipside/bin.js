#!/usr/bin/env node
// The program itself is TypeScript, which Node 20 does not run; and no newer Node runs it inside `node_modules`.
import { register } from 'tsx/esm/api';

register({ tsconfig: false });
await import('./main.ts');
