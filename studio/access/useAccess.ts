import { isRecord } from '#engine';
import { useFound } from '../data/useStudioData.ts';
import { useOpenDraft } from '../draft/DraftsProvider.tsx';
import { readJson } from '../wording/readJson.ts';

/** A role or a function that can be previewed. */
export interface AccessName<Id> {
  readonly id: Id;
  readonly title: string;
}

export interface AccessNames {
  readonly roles: readonly AccessName<string>[];
  readonly functions: readonly AccessName<number>[];
}

/** Returns the name of the access definition; undefined until the definitions are listed. */
export function useAccessName(hash: string): string | undefined {
  const { data: all = [] } = useFound(hash, '');
  return all.find(({ kind }) => kind === 'access')?.definition;
}

/** Returns the roles and functions of the access definition, as its draft has them. */
export function useAccess(definition: string | undefined): AccessNames {
  const draft = useOpenDraft(definition === undefined ? undefined : { kind: 'access', definition });
  const json = draft === undefined ? undefined : readJson(draft.text);
  return {
    roles: entriesOf(json, 'roles').flatMap(({ role, title }) =>
      typeof role === 'string' ? [{ id: role, title: titleOf(title, role) }] : [],
    ),
    functions: entriesOf(json, 'functions').flatMap(({ function: name, id, title }) =>
      typeof id === 'number' ? [{ id, title: titleOf(title, String(name)) }] : [],
    ),
  };
}

function entriesOf(json: unknown, name: string): readonly Readonly<Record<string, unknown>>[] {
  const list = isRecord(json) ? json[name] : undefined;
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

function titleOf(title: unknown, name: string): string {
  return typeof title === 'string' ? title : name;
}
