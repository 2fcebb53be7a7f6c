import { html } from 'lit';
import type { Shell } from '../kit/shell.ts';
import { mountPlace } from '../places/placeScreen.ts';

export const mountLibrary = (shell: Shell): (() => void) => mountPlace(shell, 'library', () => html``);
