import { styleText } from 'node:util';
import type { Paint } from '#compiler';

const styles = { error: 'red', warning: 'yellow', place: 'bold', hint: 'green' } as const;

/** Colours for the output of a command: only on a terminal that shows them, and never with `NO_COLOR`. */
export const paintTerminal: Paint = (part, text) => styleText(styles[part], text, { stream: process.stdout });
