import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { itemFiles } from './itemFiles.ts';

const root = join(import.meta.dirname, '..', '..');

/** Sources of the common files: a complete portal, and this portal's operations for releases. */
const model = 'examples/street-market';
const releases = 'definitions/releases';

const copied: Readonly<Record<string, readonly string[]>> = {
  accounts: [
    'auth.login.operation.json',
    'auth.logout.operation.json',
    'auth.me.operation.json',
    'login.form.json',
    'session.entity.json',
    'user.entity.json',
  ],
  general: [
    'date-time.entity.json',
    'date.entity.json',
    'email.entity.json',
    'long-text.entity.json',
    'person-name.entity.json',
    'short-text.entity.json',
  ],
};

/**
 * Returns the files of a portal with two roles, its sign-in, the operations for releases, and one entity with its
 * screens.
 */
export function portalFiles(name: string): ReadonlyMap<string, string> {
  const shared = Object.entries(copied).flatMap(([area, files]) =>
    files.map((file) => [`${area}/${file}`, read(join(model, area, file))] as const),
  );
  const written = { ...ownFiles(name), ...itemFiles() };
  const own = Object.entries(written).map(
    ([path, json]) => [path, `${JSON.stringify({ $schema: schemaOf(path), ...json }, undefined, 2)}\n`] as const,
  );
  const all = [...shared, ...releaseFiles(), ...own, ['README.md', readmeOf(name)] as const];
  return new Map(all.map(([path, content]) => [`definitions/${path}`, content]));
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

function schemaOf(path: string): string {
  return `../${path.split('.').at(-2)}.schema.json`;
}

/** Returns the operations for releases with their entities. */
function releaseFiles(): readonly (readonly [path: string, content: string])[] {
  const names = readdirSync(join(root, releases));
  const found = new Map<string, string>();
  const add = (file: string): void => {
    if (found.has(file)) return;
    const text = read(join(releases, file));
    found.set(file, text);
    for (const [, id] of text.matchAll(/"([a-z-]+)(?:\[\])?\??"/g)) {
      if (names.includes(`${id}.entity.json`)) add(`${id}.entity.json`);
    }
  };
  for (const file of names) if (file.endsWith('.operation.json')) add(file);
  return [...found].map(([file, text]) => [`releases/${file}`, text]);
}

/** `tool-shed` → `Tool Shed`. */
function titleOf(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();
}

function ownFiles(name: string): Readonly<Record<string, object>> {
  return {
    [`accounts/${name}.access.json`]: {
      roles: [
        { role: 'Administrator', title: 'Administrator', menu: 'administrator' },
        { role: 'Member', title: 'Member', menu: 'member' },
      ],
      precedence: ['Administrator', 'Member'],
      policies: [
        { policy: 'public', when: true },
        { policy: 'signed-in', when: '=user.signedIn' },
        { policy: 'administrator', when: "='Administrator' in user.roles" },
        { policy: 'member', when: "='Member' in user.roles" },
        { policy: 'studio-view', when: "='Administrator' in user.roles" },
        { policy: 'studio-edit', when: "='Administrator' in user.roles" },
        { policy: 'studio-publish', when: "='Administrator' in user.roles" },
        { policy: 'studio-preview', when: "='Administrator' in user.roles" },
        { policy: 'account-previewer', when: "='Administrator' in user.roles" },
      ],
      why: 'studio-view',
      otherwise: [
        { route: '/dashboard', go: 'login' },
        { route: '/', go: 'dashboard' },
      ],
    },
    'accounts/login.screen.json': {
      title: 'Sign In',
      route: '/login',
      allow: 'public',
      enter: [{ go: 'dashboard', when: '=user.signedIn' }],
      body: [{ form: 'login' }],
    },
    'accounts/user.entity.examples.json': {
      ada: { email: `ada@${name}.example`, firstName: 'Ada', lastName: 'Archer', roles: ['Administrator'] },
      max: { email: `max@${name}.example`, firstName: 'Max', lastName: 'Marlow', roles: ['Member'] },
    },
    [`general/${name}.setting.json`]: {
      productName: { title: 'Name of the portal', type: 'string', value: titleOf(name) },
    },
    'general/dashboard.screen.json': {
      title: 'Home',
      route: '/dashboard',
      allow: 'signed-in',
      body: [{ markdown: 'hello', text: 'Good day, {user.firstName}.', actions: [{ go: 'item-list', look: 'link' }] }],
    },
    'general/administrator.menu.json': { items: ['dashboard', 'item-list', 'item-add'] },
    'general/member.menu.json': { items: ['dashboard', 'item-list', 'item-add'] },
  };
}

function readmeOf(name: string): string {
  return `# ${titleOf(name)}

A portal that consists of definitions. \`npm start -- --definitions <this folder>\` serves it, and \`npm run check -- <this folder>\` checks it.

| area | contents |
|---|---|
| \`accounts\` | sign-in, users, roles and policies; the examples of \`user\` are the first accounts |
| \`general\` | value types, home, menus, settings |
| \`items\` | an entity with its list, details and form: begin here |
| \`releases\` | operations with which \`npm run release\` publishes definitions while the server runs |
`;
}
