import type { Validators } from '#engine';

/**
 * Imports the text of a validators module, so that the server runs exactly what it serves. Throws if there is no
 * default export.
 */
export async function importValidators(source: string): Promise<Validators> {
  const url = `data:text/javascript;base64,${Buffer.from(source).toString('base64')}`;
  const module: unknown = await import(/* @vite-ignore */ url);
  if (!hasDefault(module)) throw new Error('The validators module has no default export.');
  return module.default;
}

// The text was created by `compileValidators`, or was stored by this server.
function hasDefault(module: unknown): module is { readonly default: Validators } {
  return typeof module === 'object' && module !== null && 'default' in module && typeof module.default === 'object';
}
