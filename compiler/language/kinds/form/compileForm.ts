import type { CallModel, FormModel } from '#engine';
import { bindPassedValues } from '../../../compile/bindPassedValues.ts';
import { type Compilation, findSource } from '../../../compile/compilation.ts';
import { compileAction, oneOf } from '../../../compile/compileAction.ts';
import { compileData, compileSequence } from '../../../compile/compileCall.ts';
import { compileFields, type FieldContext, fieldOf, pickDefined } from '../../../compile/compileField.ts';
import { compileRules } from '../../../compile/compileRules.ts';
import { compileText } from '../../../compile/compileValue.ts';
import { findBodyField } from '../../../compile/findBodyField.ts';
import { findProperty } from '../../../compile/findLayers.ts';
import { givenOf } from '../../../compile/givenOf.ts';
import { messagesOf } from '../../../compile/messagesOf.ts';
import { child, type Node, stringOf } from '../../../compile/node.ts';
import { toneOfSubmitter } from '../../../compile/toneOf.ts';
import { findInitialRecord } from '../../../typecheck/findInitialRecord.ts';
import type { FieldsOrEach, FormDefinition } from '../../definitions.types.ts';
import { enforceableRules } from './enforceableRules.ts';

export function compileForm(node: Node<FormDefinition>, compilation: Compilation): FormModel {
  const submits = compileSequence(child(node, 'submits'), compilation);
  const then = child(node, 'then');
  const cancel = child(node, 'cancel');
  const of = stringOf(child(node, 'of'));
  const begin = findInitialRecord(node, compilation);
  const place: FieldContext = {
    compilation,
    inline: true,
    begin: (path) => (begin?.typeAt(path) === undefined ? undefined : { '=': begin.read(path) }),
    base: (path) => {
      const bodies = submits.map((call) => findBodyField(compilation, call.run, path));
      const body = bodies.find((layers) => layers !== undefined);
      const property = of === undefined ? undefined : findProperty(compilation, of, path);
      return body ?? property;
    },
  };
  const action = then === undefined ? undefined : compileAction(then, compilation);
  const first = submits[0];
  const operation = first === undefined ? undefined : findSource(compilation, 'operation', first.run);
  const fields = fieldsOf(child(node, 'fields'), place, submits);
  const own = compileRules(child(node, 'rules'));
  return {
    id: node.source.id,
    ...pickDefined({ title: compileText(child(node, 'title') ?? child(operation, 'title')), of }),
    given: givenOf(child(node, 'given')),
    data: compileData(child(node, 'data'), compilation),
    ...pickDefined({ text: compileText(child(node, 'text')) }),
    fields,
    rules: 'each' in fields ? own : [...own, ...enforceableRules({ of, submits, fields, own, compilation })],
    submits,
    ...pickDefined({ submitTitle: compileText(child(operation, 'title')) ?? action?.title }),
    ...pickDefined({ tone: toneOfSubmitter(node, compilation) }),
    mode: oneOf(stringOf(child(node, 'mode')), ['edit', 'read', 'print'], 'edit'),
    messages: messagesOf(child(node, 'messages')),
    ...pickDefined({
      then: action,
      cancel: cancel === undefined ? undefined : compileAction(cancel, compilation),
    }),
  };
}

/** Compiles a field list, or the one field that describes all fields from data. */
function fieldsOf(
  node: Node<FieldsOrEach> | undefined,
  place: FieldContext,
  submits: readonly CallModel[],
): FormModel['fields'] {
  if (node !== undefined && child(node, 'from') !== undefined) return { each: fieldOf('', [node], place) };
  return bindPassedValues(compileFields(node, place), submits);
}
