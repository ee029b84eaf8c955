import { existsSync, readFileSync } from 'node:fs';
import type { ConsoleValue } from '#compiler';
import { UsageError } from '../command/runCommand.ts';

/**
 * Parses `loan=two`: the name of an example, JSON, or a file with JSON. Throws if the form is wrong or the file does
 * not exist.
 */
export function readVariable(text: string): readonly [name: string, value: ConsoleValue] {
  const [, name, given] = /^([A-Za-z_]\w*)=(.+)$/s.exec(text) ?? [];
  if (name === undefined || given === undefined) {
    throw new UsageError(`'${text}' has not the form <name>=<example, file or JSON>`);
  }
  if (/^(?:[{["]|-?\d+(?:\.\d+)?$|true$|false$)/.test(given)) return [name, { json: parse(given, `--with ${name}`) }];
  if (given.endsWith('.json')) {
    if (!existsSync(given)) throw new Error(`There is no file ${given}`);
    return [name, { json: parse(readFileSync(given, 'utf8'), given) }];
  }
  return [name, { example: given }];
}

function parse(text: string, place: string): unknown {
  try {
    const json: unknown = JSON.parse(text);
    return json;
  } catch (error) {
    throw new Error(`${place} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
