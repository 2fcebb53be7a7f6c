import { expect, test } from 'vitest';
import { readInputs } from '../../src/formats/read.ts';

/** Properties that every object inherits: looking up a word of a text must not find them. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype);

test.each(INHERITED)('a text with the word %s is read normally', word => {
  const texts = [
    `|${word}|a|a|a|a|a|a|a|`,
    `[${word} "x"]\n\nf5d6`,
    `(;GM[2]${word}[x];B[f5]${word}[y])`,
    `(;GM[Othello]PB[${word}]${word}[x]BO[8 ${'-'.repeat(27)}O*------*O${'-'.repeat(27)} *]B[F5];)`,
    `:large_${word}_circle:`,
    `{"${word}":"${word}"}`,
    `<table><tr><th>${word}</th></tr></table>`,
    `${word}=f5 ${word}`,
  ];
  for (const content of texts)
    for (const kind of [undefined, 'txt', 'ggf', 'sgf', 'pgn'] as const)
      expect(() => readInputs([{ content }], kind as undefined)).not.toThrow();
});
