import { anonymous, type Release, resolveRoles, type User } from '#engine';

const readByEngine: ReadonlySet<string> = new Set([
  'signedIn',
  'id',
  'email',
  'username',
  'firstName',
  'lastName',
  'roles',
  'functionalIds',
  'companyIds',
  'companyId',
]);

/** Returns the signed-in user from the response of the server; the anonymous user if the response cannot be read. */
export function toUser(answer: unknown, release: Release): User {
  if (typeof answer !== 'object' || answer === null) return anonymous;
  const facts = new Map<string, unknown>(Object.entries(answer));
  const text = (name: string): string | undefined => {
    const value = facts.get(name);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const number = (name: string): number | undefined => {
    const value = facts.get(name);
    return typeof value === 'number' ? value : undefined;
  };
  const numbers = (name: string): readonly number[] => {
    const value = facts.get(name);
    return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];
  };
  const roles = facts.get('roles');
  const roleNames = Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : [];
  const [id, companyId] = [number('id'), number('companyId')];
  const [email, username] = [text('email')?.toLowerCase(), text('username')];
  const [firstName, lastName] = [text('firstName'), text('lastName')];
  return {
    // Properties of the portal's accounts retain their names; those that the engine reads are validated.
    ...Object.fromEntries([...facts].filter(([name]) => !readByEngine.has(name))),
    signedIn: true,
    ...(id === undefined ? {} : { id }),
    ...(email === undefined ? {} : { email }),
    ...(username === undefined ? {} : { username }),
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
    roles: resolveRoles(roleNames, release.access),
    functionalIds: numbers('functionalIds'),
    companyIds: numbers('companyIds'),
    ...(companyId === undefined ? {} : { companyId }),
  };
}
