/**
 * Returns whether a file of a folder of definitions is a definition: a JSON file in the folder of an area. Generated types
 * and meta-schemas are not definitions.
 *
 * @param path Path relative to the folder, with `/` between its parts.
 */
export function isDefinitionFile(path: string): boolean {
  return path.includes('/') && !isGenerated(path) && path.endsWith('.json') && !path.endsWith('.schema.json');
}

/** Returns whether a change of this path can affect a definition: it is a definition or a folder. */
export function concernsDefinitions(path: string): boolean {
  return isDefinitionFile(path) || (!/\.[^/]*$/.test(path) && !isGenerated(path));
}

function isGenerated(path: string): boolean {
  return path.split('/')[0] === 'generated';
}
