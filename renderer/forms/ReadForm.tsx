import './fields.css';
import type { FieldModel, FormModel } from '#engine';
import { Markdown } from '../texts/Markdown.tsx';
import { useMarkdown } from '../texts/useMarkdown.ts';
import type { DynamicFieldSource } from './dynamicFields.ts';
import type { FormAnswers } from './FormStore.ts';
import { ReadLines } from './ReadLines.tsx';
import { useReadLines } from './useReadLines.ts';

export interface ReadFormProps {
  readonly form: FormModel;
  readonly fields: readonly FieldModel[];
  readonly parts: readonly DynamicFieldSource[];
  /** Formats whose values are never shown. */
  readonly secrets: readonly string[];
  readonly answers: FormAnswers | undefined;
  readonly print: boolean;
}

/** Renders a form read-only: every visible field with its value, in the layout of the form. */
export function ReadForm({ form, fields, parts, secrets, answers, print }: ReadFormProps) {
  const markdown = useMarkdown();
  const lines = useReadLines({ fields, parts, secrets, answers });
  return (
    <div className="form-read">
      {form.text && !print && <Markdown text={markdown(form.text)} />}
      <ReadLines lines={lines} print={print} />
    </div>
  );
}
