import type { FlowModel, Release } from '#engine';
import { type DefinitionName, ownerOf } from './definitionPath.ts';

/** What stands in the database because of a definition. */
export interface Uses {
  /** Wizards that lead through it. */
  readonly wizards: readonly string[];
  /** Entities whose records are made or moved by it. */
  readonly entities: readonly string[];
  /** Flows that ask its questions. */
  readonly flows: readonly string[];
}

const nothing: Uses = { wizards: [], entities: [], flows: [] };

/** Which wizards and entities of a release a definition is part of. A text counts as the definition it is of. */
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

/** A bank is asked by the flows that name it; their answers go to the records that their operations are of. */
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
