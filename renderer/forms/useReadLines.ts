import { useMemo } from 'react';
import {
  type Draft,
  type FieldModel,
  formatValue,
  isRecord,
  numberCountry,
  resolveFieldStates,
  startDraft,
} from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { useScope } from '../scope/useScope.ts';
import { useWriteText } from '../texts/useWriteText.ts';
import { type DynamicFieldSource, unpackDynamicFields } from './dynamicFields.ts';
import type { FormAnswers } from './FormStore.ts';

/** One field, formatted. */
export interface ReadLine {
  readonly path: string;
  readonly section: string | undefined;
  readonly label: string;
  readonly value: string;
  /** The value is a phone number that can be dialled, formatted for a country. */
  readonly phone?: { readonly number: string; readonly country: string };
  /** The value is a list of records. */
  readonly rows?: { readonly field: FieldModel; readonly record: Draft };
}

interface ReadLinesInput {
  readonly fields: readonly FieldModel[];
  readonly parts: readonly DynamicFieldSource[];
  /** Formats whose values are never shown. */
  readonly secrets: readonly string[];
  readonly answers: FormAnswers | undefined;
}

/** Returns the visible fields of a form with their formatted values, without secrets. */
export function useReadLines({ fields, parts, secrets, answers }: ReadLinesInput): readonly ReadLine[] {
  const runtime = useRuntime();
  const outer = useScope();
  const write = useWriteText();
  return useMemo(() => {
    const { release, locale } = runtime;
    const picked = answers?.picked ?? {};
    const begun = answers ? { draft: unpackDynamicFields(answers.draft, parts) } : {};
    const draft = startDraft({ fields, scope: outer, release, ...begun });
    const scope = {
      ...outer,
      variables: { ...outer.variables, this: draft, root: draft, chosen: picked, options: {} },
    };
    const decisions = resolveFieldStates({ fields, draft, scope: outer, release, picked, base: 'form' });
    return decisions
      .filter(({ visible, field }) => visible && !secrets.includes(field.format ?? ''))
      .map(({ field, value }): ReadLine => {
        const display = field.options?.display;
        const record = picked[field.path];
        const named = display !== undefined && isRecord(record);
        return {
          path: field.path,
          section: field.section?.title === undefined ? undefined : write(field.section.title, scope),
          label: write(field.title, scope),
          value: named
            ? write({ text: display }, { ...scope, variables: { this: record } })
            : formatValue(field, value, scope, { release, locale }),
          ...(field.type === 'array' && field.properties ? { rows: { field, record: draft } } : {}),
          ...(field.format === 'phone' && typeof value === 'string' && value !== ''
            ? { phone: { number: value, country: numberCountry(field) } }
            : {}),
        };
      });
  }, [fields, parts, secrets, answers, outer, runtime, write]);
}
