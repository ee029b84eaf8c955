import { useMemo } from 'react';
import { isRecord } from '#engine';
import type { DefinitionName } from '../data/operations.ts';
import { useSchema } from '../data/useStudioData.ts';
import type { OpenDraft } from '../draft/DraftStore.ts';
import { setAt, valueAt } from '../json/editJson.ts';
import { useLatest } from '../look/useLatest.ts';
import { describePart } from '../properties/describeProperties.ts';
import { isMetaSchema } from '../properties/metaSchema.ts';
import { RequirementPanel } from './RequirementPanel.tsx';
import { entityOf } from './useRequirementChoice.ts';

interface PartRequirementProps {
  readonly name: DefinitionName;
  readonly draft: OpenDraft;
  readonly json: unknown;
  readonly pointer: string;
  readonly onEdit: (text: string, source: string) => void;
}

/** Whether the selected property or field is required. Nothing for other parts. */
export function PartRequirement({ name, draft, json, pointer, onEdit }: PartRequirementProps) {
  const { data: schema } = useSchema(name.kind);
  const value = valueAt(json, pointer);
  const asked = useMemo(() => requirementOf(schema, json, pointer), [schema, json, pointer]);
  const write = useLatest((required: boolean | string | undefined) => {
    const head = asked?.head;
    const text = isRecord(value)
      ? setAt(draft.text, `${pointer}/required`, required)
      : required === undefined || head === undefined
        ? draft.text
        : setAt(draft.text, pointer, { [head]: value, required });
    onEdit(text, `required ${pointer}`);
  });
  if (asked === undefined) return null;
  return <RequirementPanel key={pointer} entity={entityOf(name, json)} written={asked.written} onWrite={write} />;
}

interface Asked {
  /** The word for the value of a part that is written as its name alone. */
  readonly head: string | undefined;
  /** `required` as it is written. */
  readonly written: unknown;
}

/** Returns how `required` of a part is written; undefined if the part cannot have it. */
function requirementOf(schema: unknown, json: unknown, pointer: string): Asked | undefined {
  if (!isMetaSchema(schema) || !isRecord(json)) return undefined;
  const value = valueAt(json, pointer);
  const head = isRecord(value) ? undefined : describePart(schema, json, pointer, value).head;
  const part = head === undefined ? value : { [head]: value };
  const { properties } = describePart(schema, json, pointer, part);
  const known = properties.find((one) => one.name === 'required' && one.input === 'condition');
  return known && { head, written: known.value };
}
