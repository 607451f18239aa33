import { MediaQuery } from 'svelte/reactivity';

/** Whether players and log stand beside the board, as Layout.svelte lays them out. */
export const wide = new MediaQuery('min-width: 1200px');
