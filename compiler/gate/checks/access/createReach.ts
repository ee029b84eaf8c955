import { isAllowed } from '#engine';
import { expressions } from '../../../compile/expressions.ts';
import { compileAccess } from '../../../language/kinds/access/compileAccess.ts';
import { allOf, type Gate } from '../../Gate.ts';
import { peopleOf } from './peopleOf.ts';
import type { Audience } from './secretsOf.ts';

/** Whether there may be users who see the shown value and may not see the secret. */
export type Reach = (shown: Audience, secret: Audience) => boolean;

/** Checks all combinations of roles. If that is not possible, compares the names of policies. */
export function createReach(gate: Gate): Reach {
  let reach: Reach | undefined;
  return (shown, secret) => {
    reach ??= byPeople(gate) ?? byNames;
    return reach(shown, secret);
  };
}

function byPeople(gate: Gate): Reach | undefined {
  const [written] = allOf(gate, 'access');
  const access = written === undefined ? undefined : compileAccess(written.node);
  const people = access === undefined ? undefined : peopleOf(access);
  if (access === undefined || people === undefined) return undefined;
  return (shown, secret) =>
    people.some((user) => {
      const sees = (audience: Audience): boolean =>
        audience.every((allow) => isAllowed(allow, { user, expressions }, { access }));
      return sees(shown) && !sees(secret);
    });
}

/** The secret is safe if, for each of its lists, every user who sees the value matches one of its policies. */
function byNames(shown: Audience, secret: Audience): boolean {
  return !secret.every((needed) => shown.some((given) => given.every((policy) => needed.includes(policy))));
}
