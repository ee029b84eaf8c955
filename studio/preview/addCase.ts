import { isRecord } from '#engine';
import type { DefinitionName } from '../data/operations.ts';
import type { DraftStore } from '../draft/DraftStore.ts';
import { editDrafts } from '../draft/editDrafts.ts';
import { insertAt } from '../json/editJson.ts';
import { readJson } from '../wording/readJson.ts';
import type { MadeCase } from './makeCase.ts';

/** Where a case was added. */
export interface AddedCase extends DefinitionName {
  readonly pointer: string;
}

/** Adds a case to the draft of the cases of its definition. Throws if somebody else is changing them. */
export async function addCase(store: DraftStore, { kind, definition, entry }: MadeCase): Promise<AddedCase> {
  const name = { kind: 'cases', definition: `${kind}/${definition}` };
  let pointer = '';
  const change = (text: string): string => {
    const added = withCase(text, entry);
    pointer = added.pointer;
    return added.text;
  };
  const refused = await editDrafts(store, [{ ...name, change }]);
  if (refused.length > 0) throw new Error(`${name.kind} ${name.definition}`);
  return { ...name, pointer };
}

/** The text of a file of cases with one more at its end, and where its name is. */
export function withCase(text: string, entry: MadeCase['entry']): { readonly text: string; readonly pointer: string } {
  const cases = readJson(text);
  const before = Array.isArray(cases) ? cases : [];
  const taken = new Set(before.map((one) => (isRecord(one) ? one['case'] : undefined)));
  let number = before.length + 1;
  while (taken.has(`case${number}`)) number += 1;
  const made = { case: `case${number}`, ...entry };
  return {
    text: Array.isArray(cases) ? insertAt(text, '', before.length, made) : `${JSON.stringify([made], null, 2)}\n`,
    pointer: `/${before.length}/case`,
  };
}

/** Returns a message of a page as the case that it has made. Undefined for any other message. */
export function readCase(message: unknown): MadeCase | undefined {
  if (!isRecord(message)) return undefined;
  const { kind, definition, entry } = message;
  if ((kind !== 'form' && kind !== 'flow') || typeof definition !== 'string' || !isRecord(entry)) return undefined;
  const { expect } = entry;
  return isRecord(expect) ? { kind, definition, entry: { ...entry, expect } } : undefined;
}
