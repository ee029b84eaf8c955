import { resolve } from 'node:path';
import { definePortal } from '../contract/definePortal.ts';
import type { Portal } from '../contract/Portal.types.ts';
import { readExamples } from './readExamples.ts';
import { exampleAccounts, examplePassword, seedExamples } from './seedExamples.ts';

/** Creates a portal from a folder of definitions alone, with its examples as demo data. */
export async function portalOfFolder(folder: string): Promise<Portal> {
  const definitions = resolve(folder);
  const examples = await readExamples(definitions);
  return definePortal({
    definitions,
    demo: {
      seed: (services) => seedExamples(services, examples),
      people: exampleAccounts(examples),
      password: examplePassword,
      // It requires handlers.
      singleSignOn: false,
    },
  });
}
