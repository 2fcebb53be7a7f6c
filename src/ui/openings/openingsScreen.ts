import { html } from 'lit';
import type { Shell } from '../kit/shell.ts';
import { mountPlace } from '../places/placeScreen.ts';

export const mountOpenings = (shell: Shell): (() => void) => mountPlace(shell, 'openings', () => html``);
