import { useEffect, useRef } from 'react';
import type {
  ActionModel,
  BlockModel,
  FieldModel,
  FlowModel,
  FormModel,
  MenuItemModel,
  Runtime,
  Scope,
  StepModel,
  WizardModel,
} from '#engine';
import type { FlowInput } from '#engine/why';
import type { FormStore } from '../forms/FormStore.ts';

/** A part of the page whose conditions can be explained. */
export type Subject =
  | {
      readonly kind: 'form';
      readonly form: FormModel;
      readonly fields: readonly FieldModel[];
      readonly store: Pick<FormStore, 'getAnswers' | 'getScope'>;
      readonly runtime: Runtime;
    }
  | { readonly kind: 'flow'; readonly flow: FlowModel; readonly input: FlowInput }
  /** A record or a list of records that the page has loaded. */
  | { readonly kind: 'data'; readonly value: unknown }
  | { readonly kind: 'fields'; readonly fields: readonly FieldModel[]; readonly scope: Scope }
  | {
      readonly kind: 'columns';
      readonly fields: readonly FieldModel[];
      readonly scope: Scope;
      /** Whether the condition of a column reads the row, so that it does not hide the column. */
      readonly isAboutRow: (field: FieldModel) => boolean;
    }
  | {
      readonly kind: 'steps';
      readonly wizard: WizardModel;
      readonly steps: readonly StepModel[];
      readonly scope: Scope;
    }
  | { readonly kind: 'menu'; readonly items: readonly MenuItemModel[]; readonly scope: Scope }
  | { readonly kind: 'blocks'; readonly blocks: readonly BlockModel[]; readonly scope: Scope }
  | { readonly kind: 'action'; readonly action: ActionModel; readonly scope: Scope };

interface Latest {
  readonly current: Subject;
}

const shown = new Set<Latest>();

/** Lists a part of the page for "Why?" for as long as it is shown. */
export function useSubject(subject: Subject): void {
  const latest = useRef(subject);
  latest.current = subject;
  useEffect(() => {
    shown.add(latest);
    return () => void shown.delete(latest);
  }, []);
}

/** Returns the parts of the page that are shown now. */
export function readSubjects(): readonly Subject[] {
  return [...shown].map(({ current }) => current);
}
