import { completeRecord, isRecord, type Release, readPath, type Scope } from '#engine';
import { type HandlerContext, type PrintContext, type PrintedPart, type PrintedScreen, printScreen } from '#server';
import { withStatements } from '../evaluations/withStatements.ts';
import { structureQuestions } from '../onboarding/structureBank.ts';
import { toStructureWire } from '../onboarding/toStructureWire.ts';
import type { DefenseFile } from './DefenseFile.types.ts';

type Row = Readonly<Record<string, unknown>>;

/** Results of the printed screen's operations, as they were at the time of the file. */
type Answers = Readonly<Record<string, (args: Row) => Promise<unknown>>>;

/** Prints a defense file: its screen under the release of its time, and the earlier rounds of a whole project. */
export async function printDefenseFile(context: HandlerContext, file: DefenseFile): Promise<PrintedScreen> {
  const { release } = await context.releaseOf(file.release);
  const screen = release.screens['defense-file'];
  if (screen === undefined) throw new Error(`The release ${release.hash} has no screen "defense-file".`);
  const print = printContext(context, file, release);
  const { title, parts } = await printScreen(print, { screen, given: {} });
  const earlier = file.evaluation === undefined ? await printEarlier(print) : [];
  return { title, parts: [...parts, ...earlier] };
}

/** Prints the complete evaluations before the last one of each side, newest first, each below its own heading. */
async function printEarlier(print: PrintContext): Promise<readonly PrintedPart[]> {
  const screen = print.release.screens['defense-file-round'];
  if (screen === undefined) return [];
  const complete = roundsOf(print).filter(({ status }) => status === 'COMPLETE');
  const isLast = ({ id, side }: Row) => complete.filter((one) => one['side'] === side).at(-1)?.['id'] === id;
  const parts: PrintedPart[] = [];
  for (const evaluation of complete.filter((one) => !isLast(one)).toReversed()) {
    const variables = { ...print.scope.variables, evaluation };
    const place = { ...print, level: 2, scope: { ...print.scope, variables } };
    const round = await printScreen(place, { screen, given: {} });
    parts.push({ part: 'heading', level: 1, text: round.title }, ...round.parts);
  }
  return parts;
}

function roundsOf({ scope }: PrintContext): readonly Row[] {
  return ['managerRounds', 'contractorRounds'].flatMap((name) => {
    const rounds = scope.variables[name];
    return Array.isArray(rounds) ? rounds.filter(isRecord) : [];
  });
}

function printContext(context: HandlerContext, file: DefenseFile, release: Release): PrintContext {
  const scope = scopeOf(context, file, release);
  const complete = (entity: string, record: Row) => {
    const model = release.entities[entity];
    return model === undefined ? record : completeRecord(model, record, scope, release);
  };
  const determinedOn = readPath(file.project, 'currentStatus.finalDeterminationDate');
  const evaluations = file.evaluations.map((one) => complete('evaluation', { ...one, determinedOn }));
  const ofSide = (side: string) => evaluations.filter((one) => one['side'] === side);
  const answers: Answers = {
    'evaluations.get': async ({ id }) => {
      const found = evaluations.find((one) => one['id'] === id);
      return found === undefined ? undefined : complete('evaluation', await withStatements(context, found));
    },
    'organizations.get': async () => file.organization && complete('organization', file.organization),
    'businessStructure.responses': async () => structureOf(context, { file, release, scope }),
    'businessStructure.questions': async () => structureOf(context, { file, release, scope }),
  };
  const variables = {
    project: complete('project', file.project),
    managerRounds: ofSide('manager'),
    contractorRounds: ofSide('contractor'),
    ...(file.evaluation === undefined ? {} : { asOf: file.evaluation['createdAt'] }),
  };
  return {
    ...{ release, locale: context.locale, level: 1, scope: { ...scope, variables } },
    run: (operation, args) => answers[operation]?.(args) ?? context.run(operation, args),
  };
}

/**
 * Returns the reader's scope at the time of the file. Its day is in UTC, so the file does not depend on the server's
 * time zone.
 */
function scopeOf({ scope }: HandlerContext, { at }: DefenseFile, { settings }: Release): Scope {
  const clock = { now: () => at, today: () => at.slice(0, 10) };
  return { ...scope, variables: {}, settings, clock };
}

interface Structure {
  readonly file: DefenseFile;
  readonly release: Release;
  readonly scope: Scope;
}

/** Returns the questions about the business in the file's release, with the answers at its time. */
function structureOf(context: HandlerContext, { file, release, scope }: Structure) {
  const answers = file.structure;
  const asked = structureQuestions({ release, scope }, { type: 'Contractor', answers });
  return asked.map(toStructureWire({ release, scope, locale: context.locale }, answers));
}
