import { findSource } from '../../../compile/compilation.ts';
import { child, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import type { Definition } from '../../../load/Definition.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';
import { inVariant, isAlwaysThere, pathsOfWizard, type Visit, type WizardPath } from './wizardPaths.ts';

/**
 * Checks that every path of a wizard ends with an end step, that nothing follows it, and that reviews are early enough.
 */
export function checkWizardEnds(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'wizard')) {
    for (const step of itemsOf(child(node, 'steps'))) checkRestart(gate, definition, step);
    for (const path of pathsOfWizard(node)) {
      if (path.visits.length === 0) continue;
      checkEnd(gate, definition, path);
      checkReviews(gate, definition, path);
    }
  }
}

/** The pointer of a step: its entry in the order of the variant, else the property that determines its type. */
function placeOf({ step, entry }: Visit, word: string): string {
  return entry?.pointer ?? child(step, word)?.pointer ?? step.pointer;
}

function checkEnd(gate: Gate, definition: Definition, path: WizardPath): void {
  const { visits, variant } = path;
  if (!visits.some(({ step }) => isEnd(step))) {
    const message = `The wizard has no end${inVariant(path)}: after "${visits.at(-1)?.name ?? ''}" it shows an empty page`;
    const hint = 'Add a step with "end": true, which says what was done and where to go on';
    const pointer = (child(variant, 'order') ?? variant)?.pointer ?? '/steps';
    gate.report(definition, { code: 'step/end', pointer, message, hint });
    return;
  }
  const at = visits.findIndex((visit) => isEnd(visit.step) && isAlwaysThere(visit));
  const [end, next] = at < 0 ? [] : visits.slice(at, at + 2);
  // Of several end steps in a row, the first one that is available is shown.
  const later = visits.slice(at + 1).find(({ step }) => !isEnd(step));
  if (end === undefined || next === undefined || later === undefined) return;
  const message = `The wizard ends with "${end.name}"${inVariant(path)}, and "${later.name}" comes after it`;
  const hint = 'Move the end behind all other steps, or give it a condition';
  gate.report(definition, { code: 'step/end', pointer: placeOf(end, 'end'), message, hint });
}

/** A step that restarts the wizard does not show its content. */
function checkRestart(gate: Gate, definition: Definition, step: Node): void {
  if (child(step, 'restart')?.json !== true) return;
  const unseen = child(step, 'text') ?? child(step, 'actions');
  if (unseen === undefined) return;
  const message = `"${stringOf(child(step, 'step')) ?? ''}" begins the wizard again, so that nobody sees this`;
  const hint = 'Tell what was done in the notice of the last call';
  gate.report(definition, { code: 'step/restart', pointer: unseen.pointer, message, hint });
}

function isEnd(step: Node): boolean {
  return child(step, 'end')?.json === true;
}

/**
 * A review must come after the steps that it reviews, and before the last call, because later corrections have no
 * effect.
 */
function checkReviews(gate: Gate, definition: Definition, path: WizardPath): void {
  const { visits } = path;
  for (const [index, review] of visits.entries()) {
    if (child(review.step, 'review')?.json !== true) continue;
    const isAsked = visits.slice(0, index).some(({ step }) => maySend(gate, step) || asks(step));
    if (!isAsked && child(path.variant, 'start') === undefined) {
      const message = `"${review.name}" reviews the answers${inVariant(path)}, and no step before it asks for any`;
      const hint = `Put "${review.name}" behind the steps whose answers it shows`;
      gate.report(definition, { code: 'step/order', pointer: placeOf(review, 'review'), message, hint });
      continue;
    }
    const run = visits.slice(0, index).findLast(({ step }) => child(step, 'run') !== undefined);
    if (run === undefined || visits.slice(index + 1).some(({ step }) => maySend(gate, step))) continue;
    const message = `"${review.name}" reviews the answers${inVariant(path)} when "${run.name}" has sent them already`;
    const hint = `Put "${review.name}" in front of "${run.name}"`;
    gate.report(definition, { code: 'step/order', pointer: placeOf(review, 'review'), message, hint });
  }
}

function asks(step: Node): boolean {
  return child(step, 'form') !== undefined || child(step, 'flow') !== undefined;
}

/** A call, a submitting form or flow, or a screen, which can do anything. */
function maySend(gate: Gate, step: Node): boolean {
  if (child(step, 'run') !== undefined || child(step, 'screen') !== undefined) return true;
  return (['form', 'flow'] as const).some((kind) => {
    const source = findSource(gate.compilation, kind, stringOf(child(step, kind)) ?? '');
    return child(source, 'submits') !== undefined;
  });
}
