import { useEffect, useRef } from 'react';
import type { ActionModel, BlockModel, FieldModel, FlowModel, FormModel, Scope } from '#engine';
import type { FlowInput } from '#engine/why';
import type { FormStore } from '../forms/FormStore.ts';

/** A part of the page whose conditions can be explained. */
export type Subject =
  | {
      readonly kind: 'form';
      readonly form: FormModel;
      readonly fields: readonly FieldModel[];
      readonly store: Pick<FormStore, 'getAnswers' | 'getScope'>;
    }
  | { readonly kind: 'flow'; readonly flow: FlowModel; readonly input: FlowInput }
  | { readonly kind: 'fields'; readonly fields: readonly FieldModel[]; readonly scope: Scope }
  | { readonly kind: 'blocks'; readonly blocks: readonly BlockModel[]; readonly scope: Scope }
  | { readonly kind: 'action'; readonly action: ActionModel; readonly scope: Scope };

type ReadSubject = () => Subject;

const shown = new Set<ReadSubject>();

/** Lists a part of the page for "Why?" for as long as it is shown. It is read only when somebody asks. */
export function useSubject(read: ReadSubject): void {
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => {
    const subject = () => latest.current();
    shown.add(subject);
    return () => void shown.delete(subject);
  }, []);
}

/** Returns the parts of the page that are shown now. */
export function readSubjects(): readonly Subject[] {
  return [...shown].map((read) => read());
}
