import { resolve } from 'node:path';
import { definePortal } from '../contract/definePortal.ts';
import type { Portal } from '../contract/Portal.types.ts';
import { readExamples } from './readExamples.ts';
import { exampleAccounts, examplePassword, seedExamples } from './seedExamples.ts';

/** The portal that a folder of definitions makes by itself, with its examples to try it with. */
export async function portalOfFolder(folder: string): Promise<Portal> {
  const definitions = resolve(folder);
  const examples = await readExamples(definitions);
  return definePortal({
    definitions,
    demo: {
      seed: (services) => seedExamples(services, examples),
      people: exampleAccounts(examples),
      password: examplePassword,
      // Its handlers would be code.
      singleSignOn: false,
    },
  });
}
