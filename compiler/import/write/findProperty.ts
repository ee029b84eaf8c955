import { type Authored, isAuthored } from '../../compile/node.ts';

/** A property of an imported record by its names in the foreign file. */
export interface FoundProperty {
  readonly path: string;
  readonly property: Authored;
}

type Properties = Readonly<Record<string, Authored>>;

/** Finds a property by its names in the foreign file, outermost first. */
export function findProperty(properties: Properties, names: readonly string[]): FoundProperty | undefined {
  const [first, ...rest] = names;
  const found = Object.entries(properties).find(([name, { wire }]) => (wire ?? name) === first);
  if (found === undefined) return undefined;
  const [path, property] = found;
  if (rest.length === 0) return { path, property };
  const inner = propertiesOf(property);
  const below = inner && findProperty(inner, rest);
  return below && { path: `${path}.${below.path}`, property: below.property };
}

/** Properties of a nested record. Undefined for values and lists. */
export function propertiesOf({ type, properties }: Authored): Properties | undefined {
  return type === 'object' && isProperties(properties) ? properties : undefined;
}

function isProperties(value: unknown): value is Properties {
  return isAuthored(value) && Object.values(value).every(isAuthored);
}
