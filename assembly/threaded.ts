/** The engine for several threads: the same, and what those do who lead and who help. */
export * from './index';
export { becomeHelper, callHelpers, dismissHelpers, help } from './threads/helpers';
export { leave } from './threads/muster';
