import { findSource } from '../../../compile/compilation.ts';
import { child, isAuthored, itemsOf, type Node, rootOf, stringOf } from '../../../compile/node.ts';
import type { WizardDefinition } from '../../../language/definitions.types.ts';
import { answersOfStep } from '../../../language/kinds/wizard/typesOfWizard.ts';
import type { Definition } from '../../../load/Definition.ts';
import {
  areDisjoint,
  type CheckType,
  nameOfType,
  propertiesOf,
  unwrapOptional,
} from '../../../typecheck/checkTypes.ts';
import { typeOfSource } from '../../../typecheck/typeOfSource.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';
import { variablesOf } from '../../scope/variablesOf.ts';

/** Checks that a wizard in a read or print mode gets a record, whose properties are the answers of its steps. */
export function checkReadWizards(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'screen')) {
    for (const block of wizardsIn(child(node, 'body'))) checkBlock(gate, definition, block);
  }
}

function wizardsIn(list: Node | undefined): readonly Node[] {
  return itemsOf(list).flatMap((block) => {
    if (!isAuthored(block.json)) return [];
    const inner = [...wizardsIn(child(block, 'body')), ...wizardsIn(child(block, 'expand'))];
    return child(block, 'wizard') === undefined ? inner : [block];
  });
}

function checkBlock(gate: Gate, definition: Definition, block: Node): void {
  const wizard = findSource(gate.compilation, 'wizard', stringOf(child(block, 'wizard')) ?? '');
  if (wizard === undefined) return;
  const begin = child(block, 'begin');
  const mode = stringOf(child(block, 'mode')) ?? 'edit';
  if (mode === 'edit') {
    if (begin === undefined) return;
    const message = 'Only a wizard that is read or printed begins with a record here';
    const hint = 'Write "mode": "read", or take "begin" out and write "start" at a variant of the wizard';
    gate.report(definition, { code: 'begin/unfit', pointer: begin.pointer, message, hint });
  } else if (begin !== undefined) checkRecord(gate, definition, begin, wizard);
  else if (!alwaysStarts(wizard)) {
    const message = `Nothing gives the answers that are shown in mode "${mode}"`;
    const hint = 'Write "begin": the record that has them, as "=loan"';
    gate.report(definition, { code: 'begin/unfit', pointer: block.pointer, message, hint });
  }
}

function alwaysStarts(wizard: Node<WizardDefinition>): boolean {
  const variants = itemsOf(child(wizard, 'variants'));
  return variants.length > 0 && variants.every((variant) => child(variant, 'start') !== undefined);
}

function checkRecord(gate: Gate, definition: Definition, begin: Node, wizard: Node<WizardDefinition>): void {
  const variables = variablesOf(rootOf(begin.source), gate.compilation);
  const type = unwrapOptional(typeOfSource(begin, variables, gate.compilation));
  if (type.kind === 'any' || type.kind === 'map') return;
  const report = (message: string, hint: string): void =>
    gate.report(definition, { code: 'begin/unfit', pointer: begin.pointer, message, hint });
  if (type.kind !== 'entity') {
    report(`A wizard is read from a record, and this is a ${nameOfType(type)}`, 'Name a record, as "=loan"');
    return;
  }
  const record = propertiesOf(type);
  for (const step of itemsOf(child(wizard, 'steps'))) {
    if (child(step, 'form') === undefined && child(step, 'flow') === undefined) continue;
    const asked = answersOfStep(step, gate.compilation);
    if (asked === undefined) continue;
    const name = stringOf(child(step, 'step')) ?? '';
    const known = Object.entries(asked).filter(([answer]) => Object.hasOwn(record, answer));
    if (known.length === 0) {
      const wanted = Object.keys(asked).join(', ');
      report(
        `${nameOfType(type)} has none of the answers of step "${name}": ${wanted}`,
        'Name another record, or give its properties the names of the answers',
      );
    }
    for (const [answer, wanted] of known) reportMisfit(report, { record, answer, wanted, of: nameOfType(type) });
  }
}

interface Answer {
  readonly record: Readonly<Record<string, CheckType>>;
  readonly answer: string;
  readonly wanted: CheckType;
  readonly of: string;
}

function reportMisfit(report: (message: string, hint: string) => void, { record, answer, wanted, of }: Answer): void {
  const { [answer]: given } = record;
  if (given === undefined || !areDisjoint(given, wanted)) return;
  report(
    `${answer} of ${of} is a ${nameOfType(unwrapOptional(given))}, and the wizard asks for a ${nameOfType(unwrapOptional(wanted))}`,
    'Give the property another name, or name another record',
  );
}
