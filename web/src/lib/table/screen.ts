import { MediaQuery } from 'svelte/reactivity';
import { BREAKPOINTS } from '../../styles/breakpoints';

/** Whether players and log stand beside the board, as Layout.svelte lays them out. */
export const wide = new MediaQuery(BREAKPOINTS.wide);
