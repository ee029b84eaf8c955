import { findSource } from '../../../compile/compilation.ts';
import { fieldNames } from '../../../compile/fieldLists.ts';
import { child, isAuthored, type Node, stringOf } from '../../../compile/node.ts';
import { joinPointer } from '../../../compile/pointer.ts';
import type { Definition } from '../../../load/Definition.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';
import { inVariant, pathsOfWizard, propertyOf, type Visit, type WizardPath } from './wizardPaths.ts';

/** Checks that steps and their calls read only answers of earlier steps, because later answers are still absent. */
export function checkWizardAnswers(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'wizard')) {
    for (const path of pathsOfWizard(node)) {
      // `start` of a variant can provide any answer.
      if (child(path.variant, 'start') === undefined) checkPath(gate, definition, path);
    }
  }
}

function checkPath(gate: Gate, definition: Definition, path: WizardPath): void {
  const asked = path.visits.map(({ step }) => askedBy(gate, step));
  // A form whose fields come from data can ask for anything.
  if (asked.includes(undefined)) return;
  const first = new Map<string, number>();
  for (const [index, names] of asked.entries())
    for (const name of names ?? []) if (!first.has(name)) first.set(name, index);
  for (const [index, visit] of path.visits.entries()) {
    // `with` can read the form's own answers. `when` cannot.
    for (const [word, least] of [
      ['when', index],
      ['with', index + 1],
    ] as const) {
      for (const { name, pointer } of readsOf(propertyOf(visit, word))) {
        const asking = first.get(name);
        if (asking !== undefined && asking >= least) report(gate, definition, { path, visit, name, pointer, asking });
      }
    }
  }
}

interface Late {
  readonly path: WizardPath;
  readonly visit: Visit;
  readonly name: string;
  readonly pointer: string;
  readonly asking: number;
}

function report(gate: Gate, definition: Definition, { path, visit, name, pointer, asking }: Late): void {
  const other = path.visits[asking]?.name ?? '';
  const where = other === visit.name ? 'which it asks itself' : `which "${other}" asks later`;
  const message = `Step "${visit.name}" reads this.${name}, ${where}${inVariant(path)}`;
  const hint = `Ask for "${name}" before, or read it by this.?${name} where it may be absent`;
  gate.report(definition, { code: 'step/order', pointer, message, hint });
}

/** Names of the answers of a step. Undefined if unknown. */
function askedBy(gate: Gate, step: Node): readonly string[] | undefined {
  if (child(step, 'flow') !== undefined) return [stringOf(child(step, 'step')) ?? ''];
  const form = findSource(gate.compilation, 'form', stringOf(child(step, 'form')) ?? '');
  const fields = child(form, 'fields');
  if (child(fields, 'from') !== undefined) return undefined;
  return fieldNames(fields).map((name) => name.split('.')[0] ?? name);
}

interface Read {
  readonly name: string;
  readonly pointer: string;
}

/**
 * Answers that are read without a test. An answer that is tested with `has` or read with `.?` anywhere may be absent.
 */
function readsOf(place: Node | undefined): readonly Read[] {
  const found: Read[] = [];
  const tolerated = new Set<string>();
  const visit = (json: unknown, pointer: string): void => {
    if (Array.isArray(json)) for (const [index, item] of json.entries()) visit(item, joinPointer(pointer, index));
    else if (isAuthored(json)) for (const [name, item] of Object.entries(json)) visit(item, joinPointer(pointer, name));
    if (typeof json !== 'string' || !json.startsWith('=')) return;
    for (const [, test, mark, name = ''] of json.matchAll(reading)) {
      if (test === undefined && mark === '') found.push({ name, pointer });
      else tolerated.add(name);
    }
  };
  visit(place?.json, place?.pointer ?? '');
  return found.filter(({ name }) => !tolerated.has(name));
}

const reading = /(has\(\s*)?(?<![\w.])this\.(\??)(\w+)/g;
