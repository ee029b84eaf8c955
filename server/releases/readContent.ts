import { loadSet } from '#compiler';
import { Refusal } from '../contract/Refusal.ts';
import type { DefinitionContent } from './applyChanges.ts';
import { type DefinitionName, newPath } from './definitionPath.ts';

/** Parses the name of a definition in a request body. Throws a `Refusal` if no file can have that name. */
export function readName(sent: Readonly<Record<string, unknown>>, at: string): DefinitionName {
  const name = { kind: String(sent['kind']), definition: String(sent['definition']) };
  if (newPath(name) !== undefined) return name;
  throw refuseField(`${at}/definition`, `There can be no ${name.kind} "${name.definition}".`);
}

/** Parses a draft in a request body. Its text can be anything. Throws a `Refusal` with the field. */
export function readDraft(sent: Readonly<Record<string, unknown>>, at: string): DefinitionContent {
  const name = readName(sent, at);
  const { text } = sent;
  const isRemoval = sent['removal'] === true;
  if (isRemoval === (typeof text === 'string')) throw refuseField(`${at}/text`, 'A text, or a removal, expected.');
  return typeof text === 'string' ? { ...name, text } : name;
}

/**
 * Parses a change in a request body. Throws a `Refusal` with the field if the name is invalid or the text is not JSON.
 */
export function readContent(sent: Readonly<Record<string, unknown>>, at: string): DefinitionContent {
  const content = readDraft(sent, at);
  const { text } = content;
  const path = newPath(content);
  if (text === undefined || path === undefined) return content;
  // The limits of size and depth are those of files. All other errors can be corrected later.
  const unread = loadSet([{ path, text }]).errors.find(({ code }) => code === 'file/json');
  if (unread === undefined) return content;
  throw refuseField(`${at}/text`, `${unread.line}:${unread.column} ${unread.message}`);
}

/** Returns a refusal of one field of a body, with a message for authors of definitions. */
export function refuseField(pointer: string, message: string): Refusal {
  return new Refusal({ status: 400, code: 'validation', message, fields: { [pointer]: message } });
}
