/** The multithreaded engine: the same, with the functions for leader and helpers. */
export * from './index';
export { becomeHelper, callHelpers, dismissHelpers, help } from './threads/helpers';
export { leave } from './threads/pool';
