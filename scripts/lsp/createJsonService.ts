import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { getLanguageService, type LanguageService } from 'vscode-json-languageservice';

const schemas = join(import.meta.dirname, '..', '..', 'definitions');

/** Creates the JSON service with the schemas of the language, for files in any folder. */
export function createJsonService(): LanguageService {
  const service = getLanguageService({
    schemaRequestService: async (uri) => readFileSync(join(schemas, basename(new URL(uri).pathname)), 'utf8'),
    workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
  });
  // The gate finds the errors.
  service.configure({ validate: false, allowComments: false });
  return service;
}
