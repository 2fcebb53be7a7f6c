import './chapters.css';
import { html, type TemplateResult } from 'lit';
import type { Shell } from '../../kit/shell.ts';
import { readStudy } from './readStudy.ts';
import { writeStudy } from './writeStudy.ts';

/** A study's text, for reading or for writing. */
export const textTab = (shell: Shell): TemplateResult => {
  const { study, reading } = shell.play.stores.study.getState();
  return html`${study && (reading === undefined ? writeStudy : readStudy)(shell, study)}`;
};
