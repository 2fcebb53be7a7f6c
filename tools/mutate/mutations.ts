import { parseSync } from 'vite';

/** A small change of a program that its tests should detect. */
export interface Mutation {
  readonly path: string;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}
type Change = Omit<Mutation, 'path'>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const OTHER_OPERATORS: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '&': '|',
  '|': '&',
};

type Mutate = (node: Node, source: string) => readonly (Change | undefined)[];

const whole = ({ start, end }: Node, text: string): Change => ({ from: start, to: end, text });

/** Replaces a binary operator by another. */
const otherOperator: Mutate = (node, source) => {
  const { left, right, operator } = node as unknown as { left: Node; right: Node; operator: string };
  const other = OTHER_OPERATORS[operator];
  const at = source.indexOf(operator, left.end);
  return other === undefined || at < 0 || at >= right.start
    ? []
    : [{ from: at, to: at + operator.length, text: other }];
};

const MUTATES: Readonly<Record<string, Mutate>> = {
  BinaryExpression: otherOperator,
  LogicalExpression: otherOperator,
  ConditionalExpression: ({ test }) => [isNode(test) ? whole(test, 'true') : undefined],
  IfStatement: ({ test }) => [isNode(test) ? whole(test, 'false') : undefined],
  UnaryExpression: node =>
    node.operator === '!' || node.operator === '-'
      ? [{ from: node.start, to: node.start + 1, text: '' }]
      : [],
  Literal: node => {
    if (typeof node.value === 'number') return [whole(node, String(node.value + 1))];
    return typeof node.value === 'boolean' ? [whole(node, String(!node.value))] : [];
  },
  /** Removes a call made for its side effect. */
  ExpressionStatement: node =>
    isNode(node.expression) && node.expression.type === 'CallExpression' ? [whole(node, ';')] : [],
};

const CONSTANT = /^[A-Z][A-Z_\d]+$/;

/** Whether the value is a literal number, a list of numbers or a calculation with them, as in `90 * DAY_MILLISECONDS`. */
const isChoice = (value: unknown): boolean => {
  if (!isNode(value)) return false;
  if (value.type === 'BinaryExpression') return isChoice(value.left) && isChoice(value.right);
  if (value.type === 'Identifier') return CONSTANT.test(String(value.name));
  if (value.type === 'UnaryExpression') return isChoice(value.argument);
  return value.type === 'Literal' || (Array.isArray(value.elements) && value.elements.every(isChoice));
};

/** Skips types and imports, which decide nothing, and constants, which tests should not repeat. */
const isPassedOver = ({ type, value, declaration, init, elements }: Node): boolean => {
  if (type === 'Property') return isChoice(value);
  if (type === 'VariableDeclarator') return isChoice(init);
  if (type === 'ArrayExpression') return Array.isArray(elements) && elements.every(isChoice);
  if (/^TS(As|NonNull|Satisfies)Expression$/.test(type)) return false;
  return /^(TS|Import|Export(All|Named)Declaration$)/.test(type) && declaration == null;
};

const changesIn = (node: Node, source: string): readonly Change[] => {
  if (isPassedOver(node)) return [];
  const own = MUTATES[node.type]?.(node, source) ?? [];
  const inner = Object.values(node).flatMap(value => (Array.isArray(value) ? value : [value]));
  return [
    ...own.filter(change => change !== undefined),
    ...inner.filter(isNode).flatMap(child => changesIn(child, source)),
  ];
};

/** Every mutation of a file. */
export const mutationsOf = (path: string, source: string): readonly Mutation[] =>
  changesIn(parseSync(path, source).program as unknown as Node, source).map(change => ({ path, ...change }));

export const mutated = (source: string, { from, to, text }: Mutation): string =>
  source.slice(0, from) + text + source.slice(to);
