import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Release, Rights } from '#engine';

/** What is served is cached by its address: a part that is made in another way needs another name. */
const edition = 'rights/1';

/**
 * The name of rights under a release, for the address of the part that belongs to them: a bit for each policy and role,
 * and a mark that only this server and its siblings can make. Who knows a name was once told it with these rights.
 */
export function nameRights({ policies, roles }: Rights, release: Release, secret: Uint8Array): string {
  const held = new Set([...policies.map((policy) => `policy ${policy}`), ...roles.map((role) => `role ${role}`)]);
  const bits = Buffer.alloc(Math.ceil(placesOf(release).length / 8));
  placesOf(release).forEach((place, index) => {
    if (held.has(place)) bits.writeUInt8(bits.readUInt8(index >> 3) | (1 << (index & 7)), index >> 3);
  });
  const written = bits.toString('base64url');
  return `${written}.${markOf(written, release, secret)}`;
}

/** The rights of that name; undefined for a name that was not made here for this release. */
export function readRights(name: string, release: Release, secret: Uint8Array): Rights | undefined {
  const [written = '', mark = ''] = name.split('.');
  const right = Buffer.from(markOf(written, release, secret));
  const given = Buffer.from(mark);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const bits = Buffer.from(written, 'base64url');
  const held = placesOf(release).filter((_, index) => ((bits[index >> 3] ?? 0) >> (index & 7)) % 2 === 1);
  const named = (kind: string) => held.flatMap((place) => (place.startsWith(kind) ? [place.slice(kind.length)] : []));
  return { policies: named('policy '), roles: named('role ') };
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
