export { default as Finished } from './Finished.svelte';
export { default as ScoreSheet } from './ScoreSheet.svelte';
export const shared = () => import('./shared').then(({ shared }) => shared);
