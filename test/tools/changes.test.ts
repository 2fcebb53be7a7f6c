import { expect, test } from 'vitest';
import { changesFrom } from '../../tools/build/changes.ts';

test('the changelog becomes plain text, with a section for each version and short lines', () => {
  const text = changesFrom(
    [
      '# Changelog',
      '',
      '## Unreleased',
      '',
      '### Play',
      '- **Free passing**, see [the rules](docs/RULES.md): `--` in a transcript, which is longer than one line of it holds.',
      '',
      '## 0.1.0',
      '- All of it.',
    ].join('\n'),
  );
  expect(text.split('\n')).toEqual([
    '=== Unreleased ===',
    '',
    'Play',
    '- Free passing, see the rules: -- in a transcript, which is longer than one',
    '  line of it holds.',
    '',
    '=== 0.1.0 ===',
    '- All of it.',
  ]);
});
