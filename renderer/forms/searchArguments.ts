import type { OperationModel, Release } from '#engine';

interface SearchInput {
  readonly operation: OperationModel;
  readonly release: Release;
  readonly text: string;
}

/** Query parameters that accept a search text, in order of preference. */
const searchNames: readonly string[] = ['search', 'query', 'q', 'name', 'term'];

/**
 * Returns the argument for a search text: the operation's search parameter, otherwise a filter on a displayed field.
 */
export function searchArguments({ operation, release, text }: SearchInput): Record<string, unknown> {
  const typed = text.trim();
  const name = searchNames.find((candidate) => operation.query.some((field) => field.path === candidate));
  if (name !== undefined) return { [name]: `${typed}*` };
  if (typed === '') return {};
  const path = searchedPath(operation, release);
  return path === undefined ? {} : { [path]: `${typed}*` };
}

/**
 * Returns the field by which an operation is searched: the first filter field that its entity displays, otherwise its
 * first text field.
 */
function searchedPath(operation: OperationModel, release: Release): string | undefined {
  const texts = (operation.filter?.fields ?? []).filter((field) => field.type === 'string');
  const entity = operation.of === undefined ? undefined : release.entities[operation.of];
  const key = entity?.display && 'text' in entity.display ? entity.display.text : '';
  const display = release.texts['en']?.[key] ?? '';
  return (texts.find((field) => display.includes(`{${field.path}}`)) ?? texts[0])?.path;
}
