import type { Scope } from '../model/runtime.types.ts';
import { readPath } from '../records/readPath.ts';
import { writePath } from '../records/writePath.ts';
import type { FlowAnswers, FlowItem } from './FlowAnswers.ts';
import { instancesOf } from './resolveAnswers.ts';
import { startInstance } from './startAnswers.ts';

interface AddedInstance {
  readonly answers: FlowAnswers;
  /** The item of the repeated question as a whole. */
  readonly item: FlowItem;
  /** The scope that the defaults of its questions read. */
  readonly scope: Scope;
}

/** Adds an instance of a repeated question. Returns the same answers if the maximum is reached. */
export function addInstance({ answers, item, scope }: AddedInstance): FlowAnswers {
  if (item.repeat?.canAdd !== true) return answers;
  const place = item.path.join('.');
  const started = { ...scope, variables: { ...scope.variables, root: answers } };
  const added = startInstance(item.question, { prefill: false, scope: started });
  return writePath(answers, place, [...instancesOf(readPath(answers, place)), added]);
}

/** Removes one instance, counted from 0. Returns the same answers if the minimum is reached. */
export function removeInstance(answers: FlowAnswers, item: FlowItem, index: number): FlowAnswers {
  if (item.repeat?.canRemove !== true) return answers;
  const place = item.path.join('.');
  return writePath(
    answers,
    place,
    instancesOf(readPath(answers, place)).filter((_instance, at) => at !== index),
  );
}
