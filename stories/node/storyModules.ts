import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { listStories, readDefinitionName } from './listStories.ts';
import { readSet, setRootOf } from './readSet.ts';

const prefix = 'virtual:stories/';

/**
 * Returns the id of the module with the stories of a definition file. It does not end in `.json`, because Vite would
 * load it as data.
 */
export function storyModuleId(file: string, repository: string): string {
  return `${prefix}of/${relative(repository, file).replaceAll('\\', '/')}.js`;
}

/** Returns the folders of definitions: the portal's, those of each example, and the one in `DEFINITIONS`. */
export function setRoots(repository: string): readonly string[] {
  const examples = join(repository, 'examples');
  const others = existsSync(examples)
    ? readdirSync(examples, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [join(examples, entry.name), join(examples, entry.name, 'definitions')] : [],
      )
    : [];
  const named = process.env['DEFINITIONS'] ? [process.env['DEFINITIONS']] : [];
  return [...new Set([join(repository, 'definitions'), ...others, ...named])].filter(hasDefinitions);
}

/** Returns whether a folder contains definitions: one of its areas has an access definition. */
function hasDefinitions(root: string): boolean {
  return (
    existsSync(root) && readDefinitionFiles(root).some(({ path }) => /^[^/]+\/[^/]+\/[^/]+\.access\.json$/.test(path))
  );
}

/** The catalogue's Vite plugin: modules for the stories of each definition, for each set, and for all of them. */
export function storyModules(repository: string): Plugin {
  return {
    name: 'definition-stories',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [kind = '', ...rest] = id
        .slice(prefix.length + 1)
        .replace(/\.js$/, '')
        .split('/');
      const writer = Object.hasOwn(writers, kind) ? writers[kind] : undefined;
      if (!writer) return undefined;
      const { code, watch } = writer(rest.join('/'), repository);
      for (const file of watch) this.addWatchFile(file);
      return { code, map: null, moduleType: 'js' };
    },
  };
}

interface Written {
  readonly code: string;
  readonly watch: readonly string[];
}

const writers: Readonly<Record<string, (path: string, repository: string) => Written>> = {
  of: writeStories,
  set: writeSet,
  validators: (path, repository) => {
    const { validators, files } = readSet(join(repository, path));
    return { code: validators, watch: files };
  },
  catalogue: writeCatalogue,
};

function writeStories(path: string, repository: string): Written {
  const file = join(repository, path);
  const { title, stories } = listStories(file, repository);
  const stage = JSON.stringify(join(repository, 'stories', 'stage', 'storyOf.tsx'));
  const root = relative(repository, setRootOf(file)).replaceAll('\\', '/');
  const code = [
    `import { storyOf } from ${stage};`,
    `import set from ${JSON.stringify(`${prefix}set/${root}.js`)};`,
    `const source = ${JSON.stringify(readFileSync(file, 'utf8'))};`,
    `export default { title: ${JSON.stringify(title)}, parameters: { definition: { file: ${JSON.stringify(path)}, source } } };`,
    ...stories.map(
      ({ exportName, name, drawing }) =>
        `export const ${exportName} = storyOf(set, ${JSON.stringify(name)}, ${JSON.stringify(drawing)});`,
    ),
  ];
  return { code: code.join('\n'), watch: readSet(setRootOf(file)).files };
}

function writeSet(path: string, repository: string): Written {
  const { release, examples, files } = readSet(join(repository, path));
  const code = [
    `import validators from ${JSON.stringify(`${prefix}validators/${path}.js`)};`,
    // Browsers parse JSON faster than the same data as JavaScript.
    `const { release, examples } = JSON.parse(${JSON.stringify(JSON.stringify({ release, examples }))});`,
    'export default { release, examples, validators };',
  ];
  return { code: code.join('\n'), watch: files };
}

function writeCatalogue(_path: string, repository: string): Written {
  const sets = setRoots(repository).map(readSet);
  const files = sets.flatMap((set) =>
    set.files.filter((file) => readDefinitionName(file) && setRootOf(file) === set.root),
  );
  const entries = files.map((file) => {
    const { title, stories } = listStories(file, repository);
    const load = `() => import(${JSON.stringify(storyModuleId(file, repository))})`;
    return `  { title: ${JSON.stringify(title)}, stories: ${JSON.stringify(stories.map(({ exportName }) => exportName))}, load: ${load} },`;
  });
  return {
    code: ['export default [', ...entries, '];'].join('\n'),
    watch: sets.flatMap((set) => set.files),
  };
}
