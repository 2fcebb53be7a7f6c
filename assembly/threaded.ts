/** The engine for several threads: the same, and what leader and helpers need. */
export * from './index';
export { becomeHelper, callHelpers, dismissHelpers, help } from './threads/helpers';
export { leave } from './threads/pool';
