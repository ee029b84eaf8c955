import { type Caller, grantedRelations, isAllowed, type OperationModel, type Release } from '#engine';
import { answerSources } from '#engine/why';

/**
 * Returns whether the user may read all records of an entity with their submitted answers: by an operation that returns
 * any of them, and by the `allow` of the answers. The studio shows single records only to these users.
 */
export function mayReadAnswers(
  { release, scope }: { readonly release: Release; readonly scope: Caller },
  entity: string,
): boolean {
  const reads = Object.values(release.operations).some(
    (operation) =>
      returns(operation, entity) &&
      grantedRelations(operation, scope, release).some(({ relation }) => relation === 'all'),
  );
  const paths = answerSources(release)
    .filter(({ of }) => of === entity)
    .map(({ at }) => at);
  const answers = release.entities[entity]?.properties.filter(({ path }) => paths.includes(path)) ?? [];
  const entries = answers.flatMap((property) => release.entities[property.entity ?? '']?.properties ?? []);
  return reads && [...answers, ...entries].every(({ allow }) => isAllowed(allow, scope, release));
}

function returns({ method, result }: OperationModel, entity: string): boolean {
  return method === 'GET' && 'type' in result && result.type.replace(/(\[\]|\?)+$/, '') === entity;
}
