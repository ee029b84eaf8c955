import { child, itemsOf, type Node, stringOf } from '../../../compile/node.ts';

/** One step in a variant. */
export interface Visit {
  readonly name: string;
  readonly step: Node;
  /** Its entry in `order`, if any. */
  readonly entry: Node | undefined;
}

/** The steps of one variant, in order. Without variants there is one path with all steps. */
export interface WizardPath {
  readonly variant: Node | undefined;
  readonly visits: readonly Visit[];
}

/** The paths of a wizard. Another check reports entries that name no step. */
export function pathsOfWizard(wizard: Node): readonly WizardPath[] {
  const steps = itemsOf(child(wizard, 'steps'));
  const all = steps.map((step): Visit => ({ name: nameOf(step), step, entry: undefined }));
  const byName = new Map(all.map((visit) => [visit.name, visit]));
  const variants = itemsOf(child(wizard, 'variants'));
  if (variants.length === 0) return [{ variant: undefined, visits: all }];
  return variants.map((variant) => {
    const order = child(variant, 'order');
    if (order === undefined) return { variant, visits: all };
    const visits = itemsOf(order).flatMap((entry): readonly Visit[] => {
      const visit = byName.get(nameOf(entry));
      return visit === undefined ? [] : [{ ...visit, entry }];
    });
    return { variant, visits };
  });
}

function nameOf(place: Node): string {
  return stringOf(place) ?? stringOf(child(place, 'step')) ?? '';
}

/** The value of a step's property in a variant: an entry of `order` overrides the step. */
export function propertyOf({ step, entry }: Visit, word: string): Node | undefined {
  return child(entry, word) ?? child(step, word);
}

/** Whether every user gets the step, whatever the answers are. */
export function isAlwaysThere(visit: Visit): boolean {
  const when = propertyOf(visit, 'when');
  return (when === undefined || when.json === true) && propertyOf(visit, 'allow') === undefined;
}

/** The end of a message, with the variant of the path. */
export function inVariant({ variant }: WizardPath): string {
  const name = stringOf(child(variant, 'variant'));
  return name === undefined ? '' : ` in variant "${name}"`;
}
