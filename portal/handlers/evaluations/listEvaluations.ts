import type { Expression, SqlBool } from 'kysely';
import { sql } from 'kysely';
import { type Handler, queryPageWith } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { findRounds, withRound } from './findRounds.ts';
import { findSides } from './findSides.ts';
import { openStatuses } from './openStatuses.ts';

/** Parameters with a person's login → the side. */
const sides = { managerLogicalName: 'manager', contractorLogicalName: 'contractor' } as const;

const list = definePortalHandler('evaluations.list', async (context) => {
  const where = Object.entries(sides).flatMap(([name, side]): readonly Expression<SqlBool>[] => {
    const login = context.args[name];
    if (typeof login !== 'string') return [];
    return [sql<SqlBool>`evaluation.side = ${side} and evaluation.evaluatee_logical_name = ${login.toLowerCase()}`];
  });
  const { projectState } = context.args;
  const ofState = sql<SqlBool>`exists (select from project p
    where p.project_number = evaluation.project_number and p.state = ${projectState})`;
  // Evaluated users do not see restructures, which administrators answer for them.
  const readsAll = context.access.some(({ relation }) => relation === 'all');
  const notRestructured = sql<SqlBool>`not (evaluation.status = any(${openStatuses(context.release)})
    and coalesce(evaluation.attributes ->> 'restructure', 'false') = 'true')`;
  const { page, found } = await queryPageWith(context, 'evaluation', {
    where: [...where, ...(projectState === undefined ? [] : [ofState]), ...(readsAll ? [] : [notRestructured])],
    sort: '-id',
    ignore: [...Object.keys(sides), 'projectState'],
    find: (keys) => Promise.all([findSides(context, keys.map(Number)), findRounds(context, keys.map(Number))]),
  });
  const [ofRounds, rounds] = found;
  return {
    ...page,
    content: page.content.map((evaluation) => ({
      ...withRound(evaluation, rounds),
      sides: ofRounds.of(evaluation),
    })),
  };
});

/** Lists the evaluations that the caller may read. */
export const listEvaluations: Handler = { ...list, onlyReads: true };
