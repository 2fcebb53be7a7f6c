export { storesOver } from './stores.ts';
