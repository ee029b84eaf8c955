import { isRecord } from '#engine';
import type { DefinitionName } from '../data/operations.ts';
import { readRequirement } from './requirement.ts';
import { useUserRecords } from './useUserRecords.ts';

/** Entity whose values a definition speaks of; empty where it names none. */
export function entityOf({ kind, definition }: DefinitionName, json: unknown): string {
  return kind === 'entity' ? definition : String((isRecord(json) ? json['of'] : undefined) ?? '');
}

/** Whether the choice for whom a value is required covers `required` as it is written. */
export function useRequirementChoice(name: DefinitionName, json: unknown): (written: unknown) => boolean {
  const users = useUserRecords(entityOf(name, json));
  return (written) => {
    if (written === undefined || typeof written === 'boolean') return true;
    const read = readRequirement(written);
    return read !== undefined && read.path === users?.path;
  };
}
