import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Release, Rights } from '#engine';

/**
 * Version of the format. A part that is built differently needs another name, because parts are cached by their
 * address.
 */
const edition = 'rights/2';

/**
 * Returns the name of rights under a release, for the address of their part: a bit for each policy and role, a digest
 * of what administrators can change of these roles, and a MAC of the server's secret. Knowing a name proves that the
 * server issued it to a user with these rights.
 */
export function nameRights(rights: Rights, release: Release, secret: Uint8Array): string {
  const { policies, roles } = rights;
  const held = new Set([...policies.map((policy) => `policy ${policy}`), ...roles.map((role) => `role ${role}`)]);
  const bits = Buffer.alloc(Math.ceil(placesOf(release).length / 8));
  placesOf(release).forEach((place, index) => {
    if (held.has(place)) bits.writeUInt8(bits.readUInt8(index >> 3) | (1 << (index & 7)), index >> 3);
  });
  const written = `${bits.toString('base64url')}.${digestOf(rights, release)}`;
  return `${written}.${markOf(written, release, secret)}`;
}

/** Returns the rights of a name. Undefined if it was not issued by this server for this release. */
export function readRights(name: string, release: Release, secret: Uint8Array): Rights | undefined {
  const [places = '', digest = '', mark = ''] = name.split('.');
  const written = `${places}.${digest}`;
  const right = Buffer.from(markOf(written, release, secret));
  const given = Buffer.from(mark);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const bits = Buffer.from(places, 'base64url');
  const held = placesOf(release).filter((_, index) => ((bits[index >> 3] ?? 0) >> (index & 7)) % 2 === 1);
  const named = (kind: string) => held.flatMap((place) => (place.startsWith(kind) ? [place.slice(kind.length)] : []));
  return { policies: named('policy '), roles: named('role ') };
}

/**
 * Digest of the titles, functions and menus of the roles, and of the titles of the functions, which change
 * independently of the release.
 */
function digestOf({ policies, roles }: Rights, { access }: Release): string {
  const held = [
    access.roles.filter(({ role }) => roles.includes(role)),
    access.functions.filter((entry) => policies.includes(entry.function)),
  ];
  return createHash('sha256').update(JSON.stringify(held)).digest('base64url').slice(0, 11);
}

function placesOf({ access }: Release): readonly string[] {
  return [
    ...access.policies.map(({ policy }) => `policy ${policy}`),
    ...access.roles.map(({ role }) => `role ${role}`),
  ];
}

function markOf(written: string, release: Release, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(`${edition} ${release.hash} ${written}`).digest('base64url').slice(0, 22);
}
