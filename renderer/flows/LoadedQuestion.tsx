import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isRecord, questionField, readPath } from '#engine';
import { OptionLoader } from '../forms/OptionLoaders.tsx';
import { useSelectableOptions } from '../forms/useSelectableOptions.ts';
import { extendScope } from '../scope/extendScope.ts';
import { useScope } from '../scope/useScope.ts';
import { createQuestionOptions } from './createQuestionOptions.ts';
import { QuestionLeaf, type QuestionLeafProps } from './QuestionLeaf.tsx';
import type { FlowState } from './useFlowState.ts';

interface LoadedQuestionProps extends Omit<QuestionLeafProps, 'choices' | 'selected' | 'lookup' | 'onChange'> {
  readonly state: FlowState;
}

/** A question whose options are loaded: all of them, or those that match the typed text. */
export function LoadedQuestion({ state, ...props }: LoadedQuestionProps) {
  const { item } = props;
  const { question, value, path } = item;
  const place = path.join('.');
  const outer = useScope();
  const field = useMemo(() => questionField(question), [question]);
  const [early] = useState(() => new Map<string, string>());
  const answers = state.own();
  const around = readPath(answers, path.slice(0, -1).join('.'));
  const scope = extendScope(outer, { this: isRecord(around) ? around : answers, root: answers });
  const picked = state.picked[place];
  const now = { scope, key: field.path, value, picked };
  const [store] = useState(() =>
    createQuestionOptions({ initial: now, onSelected: (record) => state.select(place, record) }),
  );
  useEffect(() => store.update(now));
  const options = useSyncExternalStore(store.subscribe, store.getOptions);
  const { choices, selected } = useSelectableOptions({ field, value, picked, options });
  const isComplete = options?.control.status === 'ready' && !options.control.paged;
  const items = isComplete ? options.items : undefined;
  const { offer } = state;
  useEffect(() => offer(place, items), [offer, place, items]);
  return (
    <>
      {question.options && <OptionLoader {...{ field, store, early }} options={question.options} />}
      <QuestionLeaf
        {...props}
        choices={choices}
        selected={selected}
        lookup={options?.control}
        onChange={(next) => {
          state.answer(item, next);
          state.select(place, choices.find((choice) => choice.value === next)?.record);
        }}
      />
    </>
  );
}
