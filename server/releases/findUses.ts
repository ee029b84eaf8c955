import type { FlowModel, Release } from '#engine';
import { type DefinitionName, ownerOf } from './definitionPath.ts';

/** The stored data that depends on a definition. */
export interface Uses {
  /** Wizards that contain it. */
  readonly wizards: readonly string[];
  /** Entities whose records it creates or transitions. */
  readonly entities: readonly string[];
  /** Flows with its questions. */
  readonly flows: readonly string[];
}

const nothing: Uses = { wizards: [], entities: [], flows: [] };

/**
 * Returns the wizards and entities of a release that a definition is part of. A translation counts as its definition.
 */
export function findUses(release: Release, { kind, definition }: DefinitionName): Uses {
  if (kind === 'locale') {
    const of = ownerOf({ kind, definition });
    return of === undefined || of.kind === 'locale' ? nothing : findUses(release, of);
  }
  const find = finders[kind];
  return find === undefined ? nothing : find(release, definition);
}

const finders: Readonly<Record<string, (release: Release, id: string) => Uses>> = {
  wizard: (release, id) => ({ ...nothing, wizards: Object.hasOwn(release.wizards, id) ? [id] : [] }),
  form: (release, id) => ({ ...nothing, wizards: wizardsWith(release, (step) => 'form' in step && step.form === id) }),
  flow: usesOfFlow,
  lifecycle: (release, id) => ({ ...nothing, entities: ofOne(release.lifecycles[id]?.of) }),
  entity: (release, id) => ({ ...nothing, entities: Object.hasOwn(release.entities, id) ? [id] : [] }),
};

/** A question bank is used by the flows that name it. Their answers are stored in the records of their operations. */
function usesOfFlow(release: Release, id: string): Uses {
  const asking = Object.values(release.flows).filter((flow) => flow.id === id || flow.bank === id);
  const flows = asking.map((flow) => flow.id);
  return {
    flows,
    wizards: wizardsWith(release, (step) => 'flow' in step && flows.includes(step.flow)),
    entities: [...new Set(asking.flatMap((flow) => entitiesOf(release, flow)))],
  };
}

function entitiesOf(release: Release, flow: FlowModel): readonly string[] {
  return flow.submits.flatMap(({ run }) => ofOne(release.operations[run]?.of));
}

function wizardsWith(release: Release, fits: (step: StepOf) => boolean): readonly string[] {
  return Object.values(release.wizards)
    .filter(({ variants }) => variants.some(({ steps }) => steps.some(fits)))
    .map(({ id }) => id);
}

type StepOf = Release['wizards'][string]['variants'][number]['steps'][number];

function ofOne(name: string | undefined): readonly string[] {
  return name === undefined ? [] : [name];
}
