import { isAllowed } from '#engine';
import { expressions } from '../../../compile/expressions.ts';
import { compileAccess } from '../../../language/kinds/access/compileAccess.ts';
import { allOf, type Gate } from '../../Gate.ts';
import { peopleOf } from './peopleOf.ts';
import type { Audience } from './secretsOf.ts';

/** Whether there may be people who see what is shown and may not see the secret. */
export type Reach = (shown: Audience, secret: Audience) => boolean;

/** Goes through all people; where that cannot be done, the names of policies decide. */
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

/** Of each list that the secret needs, whoever is shown it fulfils one policy for certain. */
function byNames(shown: Audience, secret: Audience): boolean {
  return !secret.every((needed) => shown.some((given) => given.every((policy) => needed.includes(policy))));
}
