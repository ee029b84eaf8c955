import type { Validators } from '#engine';

/** Loads the text of a validators module, so that the server runs exactly what it serves. */
export async function importValidators(source: string): Promise<Validators> {
  const url = `data:text/javascript;base64,${Buffer.from(source).toString('base64')}`;
  const module: unknown = await import(/* @vite-ignore */ url);
  if (!hasDefault(module)) throw new Error('The validators module has no default export.');
  return module.default;
}

// The text was made by compileValidators, or read back from the table it was stored in.
function hasDefault(module: unknown): module is { readonly default: Validators } {
  return typeof module === 'object' && module !== null && 'default' in module && typeof module.default === 'object';
}
