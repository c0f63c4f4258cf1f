/** Games of the North American leagues. */
export { gameFamily } from './game-family.ts';
