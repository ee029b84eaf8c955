import { styleText } from 'node:util';
import type { Paint } from '#compiler';

const styles = { error: 'red', warning: 'yellow', place: 'bold', hint: 'green' } as const;

/** Colours the output of a command on terminals that support it, unless `NO_COLOR` is set. */
export const paintTerminal: Paint = (part, text) => styleText(styles[part], text, { stream: process.stdout });
