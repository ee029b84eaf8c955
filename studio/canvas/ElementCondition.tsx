import { useMemo } from 'react';
import { isRecord } from '#engine';
import { ConditionPanel, type Subject } from '../conditions/ConditionPanel.tsx';
import type { OpenDraft } from '../draft/DraftStore.ts';
import { setAt, valueAt } from '../json/editJson.ts';
import { useLatest } from '../look/useLatest.ts';
import { useStable } from '../look/useStable.ts';
import { useStudioText } from '../texts/useStudioText.ts';
import { readJson } from '../wording/readJson.ts';
import { type Drawing, drawingOf, labelIn, readCompiled } from './drawing.ts';
import { type CanvasElement, elementsIn, outlineOf } from './outline.ts';
import { plainText } from './stillModel.ts';
import { elementAround } from './target.ts';

interface ElementConditionProps {
  readonly draft: OpenDraft;
  readonly drawing: string | undefined;
  readonly pointer: string;
  readonly onEdit: (text: string, source: string) => void;
}

/** When the selected question or field is shown, chosen from the answers to the others. */
export function ElementCondition({ draft, drawing, pointer, onEdit }: ElementConditionProps) {
  const say = useStudioText();
  const compiled = useStable(useMemo(() => readCompiled(drawing), [drawing]));
  const json = useMemo(() => readJson(draft.text), [draft.text]);
  const lists = useStable(useMemo(() => outlineOf(draft.kind, json), [draft.kind, json]));
  const element = elementAround(lists, pointer);
  const name = element?.name;
  const [yes, no] = [say('yes'), say('no')];
  const read = useMemo(() => {
    const parts = drawingOf(compiled, draft.definition);
    const others = elementsIn(lists).filter((other) => other.name !== name);
    return others.flatMap((other) => subjectOf(other, parts, [yes, no]));
  }, [compiled, draft.definition, lists, name, yes, no]);
  const subjects = useStable(read);
  const value = element && valueAt(json, element.pointer);
  const write = useLatest((when: string | undefined) => {
    if (element === undefined) return;
    const text = isRecord(value)
      ? setAt(draft.text, `${element.pointer}/when`, when)
      : when === undefined
        ? draft.text
        : setAt(draft.text, element.pointer, { [element.word]: value, when });
    onEdit(text, `condition ${element.pointer}`);
  });
  if (element === undefined || (element.word !== 'field' && element.word !== 'question')) return null;
  return (
    <ConditionPanel
      key={element.pointer}
      title={say('shownWhen')}
      written={isRecord(value) ? value['when'] : undefined}
      subjects={subjects}
      onWrite={write}
    />
  );
}

/** A question or field by its name in expressions, with the answers that can be chosen. */
function subjectOf(element: CanvasElement, drawing: Drawing, [yes, no]: readonly [string, string]): readonly Subject[] {
  const label = labelIn(drawing, element);
  const both = [
    { value: true, label: yes },
    { value: false, label: no },
  ];
  if (element.word === 'question') {
    const question = drawing.questions.get(element.name);
    if (question === undefined || question.format === 'none') return [];
    const answers = question.answers.map(({ answer, text }) => ({
      value: answer,
      label: plainText(text) || String(answer),
    }));
    // Several answers are a list, of which no single one is equal.
    const isList = question.format === 'checkboxes' || question.format === 'pairs';
    return [{ of: `q${element.name}`, label, answers: question.format === 'yes-no' ? both : isList ? [] : answers }];
  }
  const field = drawing.fields.get(element.name);
  if (field === undefined || element.name.includes('.')) return [];
  const values = (field.values ?? []).map(({ value, title }) => ({ value, label: plainText(title) || String(value) }));
  return [{ of: element.name, label, answers: field.type === 'boolean' ? both : field.type === 'array' ? [] : values }];
}
