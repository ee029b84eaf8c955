import type { Scope } from '#engine';
import type { FieldOptions, OptionStore } from '../forms/FormStore.ts';

/** The state of a question while its options are loaded. */
export interface QuestionState {
  readonly scope: Scope;
  /** Key of the question, `q12`. */
  readonly key: string;
  readonly value: unknown;
  /** The record of the selected option. */
  readonly picked: unknown;
}

interface QuestionOptionsInput {
  readonly initial: QuestionState;
  onSelected(record: unknown): void;
}

/** The options of one question, outside React, for the option loaders of a form. */
export interface QuestionOptions extends OptionStore {
  getOptions(): FieldOptions | undefined;
  /** Updates what the loader's call reads. */
  update(state: QuestionState): void;
}

/** Creates the store of the options of one question. An answer that is no longer available is retained and reported. */
export function createQuestionOptions({ initial, onSelected }: QuestionOptionsInput): QuestionOptions {
  const listeners = new Set<() => void>();
  let state = initial;
  let options: FieldOptions | undefined;
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getScope: () => state.scope,
    getAnswers: () => ({
      draft: { [state.key]: state.value },
      picked: state.picked === undefined ? {} : { [state.key]: state.picked },
    }),
    isVisible: () => true,
    getOptions: () => options,
    setOptions: (_path, next) => {
      options = next;
      tell();
    },
    setSelectedRecord: (_path, record) => onSelected(record),
    removeUnavailable: () => undefined,
    update: (next) => {
      state = next;
      tell();
    },
  };
}
