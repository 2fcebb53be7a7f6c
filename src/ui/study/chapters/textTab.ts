import './chapters.css';
import type { TemplateResult } from 'lit';
import type { Shell } from '../../kit/shell.ts';
import { readStudy } from './readStudy.ts';
import { writeStudy } from './writeStudy.ts';

/** The words of a study: to be read, or to be written. */
export const textTab = (shell: Shell): TemplateResult =>
  shell.play.stores.study.getState().reading === undefined ? writeStudy(shell) : readStudy(shell);
