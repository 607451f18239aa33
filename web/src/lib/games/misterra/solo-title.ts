/** The title of a lone player. */
export { titleOf as soloTitle } from './titles';
