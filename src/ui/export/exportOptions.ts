import { html, nothing, type TemplateResult } from 'lit';
import { FILM_SPEEDS } from '../../picture/film/film.ts';
import { choice, toggle } from '../kit/choices.ts';
import type { Shell } from '../kit/shell.ts';
import {
  type ExportDraft,
  FILM_PARTS,
  FILM_WIDTHS,
  isPicture,
  PAINTS,
  PICTURE_WIDTHS,
  SUBJECTS,
} from './exportDraft.ts';
import type { ExportedGame } from './exportedGame.ts';

export interface OptionsContext {
  readonly shell: Shell;
  readonly game: ExportedGame;
  readonly draft: ExportDraft;
  readonly change: (draft: Partial<ExportDraft>) => void;
}

type SegmentName = 'subject' | 'paint' | 'width' | 'filmWidth' | 'part' | 'speed';

/** A segmented control. */
const segments = <Name extends SegmentName>(
  { shell, draft, change }: OptionsContext,
  name: Name,
  values: readonly ExportDraft[Name][],
  labelOf: (value: ExportDraft[Name]) => string,
): TemplateResult => {
  const key: `export.${SegmentName}` = `export.${name}`;
  return choice({
    name: `export-${name}`,
    label: shell.words.t(key),
    className: 'segments',
    options: values.map(value => ({ value, label: labelOf(value) })),
    value: draft[name],
    onChoose: value => change({ [name]: value } as Partial<ExportDraft>),
  });
};

const pixels = (width: string): string => `${width}`;

const pictureOptions = (context: OptionsContext): TemplateResult => {
  const { shell, game, draft, change } = context;
  const { words } = shell;
  const hasValues = game.values !== undefined && draft.subject === 'position';
  return html`
    ${segments(context, 'subject', SUBJECTS, value => words.t(`export.subjects.${value}`))}
    ${segments(context, 'paint', PAINTS, value => words.t(`export.paints.${value}`))}
    ${draft.kind === 'png' ? segments(context, 'width', PICTURE_WIDTHS, pixels) : nothing}
    ${toggle(words.t('export.coordinates'), draft.coordinates, coordinates => change({ coordinates }))}
    ${hasValues ? toggle(words.t('export.values'), draft.values, values => change({ values })) : nothing}`;
};

const filmOptions = (context: OptionsContext): TemplateResult => {
  const { shell, game } = context;
  const { words } = shell;
  const isWithin = game.ply > 0 && game.ply < game.match.transcript.length;
  return html`
    ${isWithin ? segments(context, 'part', FILM_PARTS, value => words.t(`export.parts.${value}`)) : nothing}
    ${segments(context, 'speed', FILM_SPEEDS, value => words.t(`export.speeds.${value}`))}
    ${segments(context, 'filmWidth', FILM_WIDTHS, pixels)}`;
};

/** The options for the chosen kind of file. */
export const exportOptions = (context: OptionsContext): TemplateResult => {
  const { kind } = context.draft;
  if (isPicture(kind)) return pictureOptions(context);
  return kind === 'gif' ? filmOptions(context) : html`${nothing}`;
};
