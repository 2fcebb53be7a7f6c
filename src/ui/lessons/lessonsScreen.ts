import { html } from 'lit';
import type { Shell } from '../kit/shell.ts';
import { mountPlace } from '../places/placeScreen.ts';

export const mountLessons = (shell: Shell): (() => void) => mountPlace(shell, 'lessons', () => html``);
