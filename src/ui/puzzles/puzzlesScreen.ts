import { html } from 'lit';
import type { Shell } from '../kit/shell.ts';
import { mountPlace } from '../places/placeScreen.ts';

export const mountPuzzles = (shell: Shell): (() => void) => mountPlace(shell, 'puzzles', () => html``);
