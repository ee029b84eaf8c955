import { basename, relative } from 'node:path';
import { planStories } from '../plan/planStories.ts';
import { isDrawnKind, type RenderedKind, type StoryPlan } from '../plan/StoryPlan.ts';
import { readSet, setName, setRootOf } from './readSet.ts';

/** The stories of one definition file. */
export interface StoryList {
  readonly title: string;
  readonly stories: readonly StoryPlan[];
}

const groups: Readonly<Record<RenderedKind, string>> = {
  form: 'Forms',
  flow: 'Flows',
  wizard: 'Wizards',
  screen: 'Screens',
  menu: 'Menus',
  template: 'Mails',
  lifecycle: 'Lifecycles',
};

/** Returns the kind and id in a file name; undefined if the file is not a definition with stories. */
export function readDefinitionName(file: string): { readonly kind: RenderedKind; readonly id: string } | undefined {
  const [, id, kind] = /^(.+)\.([a-z]+)\.json$/.exec(basename(file)) ?? [];
  return id !== undefined && kind !== undefined && isDrawnKind(kind) ? { kind, id } : undefined;
}

/** Returns the stories of a definition file, from the release of its whole folder. */
export function listStories(file: string, repository: string): StoryList {
  const name = readDefinitionName(file);
  if (!name) throw new Error(`${relative(repository, file)} is no definition with stories`);
  const root = setRootOf(file);
  const { release } = readSet(root);
  return {
    title: `${setName(root, repository)}/${groups[name.kind]}/${name.id}`,
    stories: planStories(name.kind, name.id, release),
  };
}
