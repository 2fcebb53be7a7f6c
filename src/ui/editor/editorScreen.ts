import { html } from 'lit';
import type { Shell } from '../kit/shell.ts';
import { mountPlace } from '../places/placeScreen.ts';

export const mountEditor = (shell: Shell): (() => void) => mountPlace(shell, 'editor', () => html``);
