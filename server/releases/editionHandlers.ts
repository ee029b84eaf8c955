import { loadSet } from '#compiler';
import { defineHandler } from '../contract/defineHandler.ts';
import type { Handler, HandlerContext } from '../contract/handler.types.ts';
import { isRowId } from '../contract/isRowId.ts';
import { Refusal } from '../contract/Refusal.ts';
import { buildCandidate, type ReleaseProblem } from './buildCandidate.ts';
import { type DefinitionName, newPath } from './definitionPath.ts';
import { discardEdition, type Edition, readEditions, saveEdition } from './editions.ts';
import { contentOf } from './publishRelease.ts';
import { readDigests, readFiles } from './storeRelease.ts';

const list = defineHandler('releases.drafts', async ({ db }) =>
  (await readEditions(db)).map((edition) => present(edition)),
);

const get = defineHandler('releases.draft', async (context) => {
  const edition = await findEdition(context, Number(context.args['draft']));
  return present(edition, await problemsOf(context, edition));
});

const save = defineHandler('releases.saveDraft', async (context) => {
  const { db, body, release, user, scope } = context;
  const content = readContent(body, '');
  const base = body['base'] === undefined ? release.hash : String(body['base']);
  if ((await readDigests(db, base)) === undefined) throw refuseField('/base', `No release "${base.slice(0, 80)}".`);
  const { revision } = body;
  const id = await saveEdition(db, {
    kind: content.kind,
    definition: content.definition,
    text: content.text ?? null,
    author: user.email ?? String(user.id),
    base,
    saved_at: scope.clock.now(),
    ...(typeof revision === 'number' ? { seen: revision } : {}),
  });
  const edition = await findEdition(context, id);
  return present(edition, await problemsOf(context, edition));
});

const discard = defineHandler('releases.discardDraft', async ({ db, args, notFound }) => {
  const id = Number(args['draft']);
  if (!isRowId(id) || !(await discardEdition(db, id))) notFound();
});

/** Drafts of definitions: saving, reading and discarding them has no effect on the portal. */
export const editionHandlers: readonly Handler[] = [list, get, save, discard];

/**
 * Parses a change in a request body. Throws a `Refusal` with the field if the name is invalid or the text is not JSON.
 */
export function readContent(sent: Readonly<Record<string, unknown>>, at: string): DefinitionName & { text?: string } {
  const name = { kind: String(sent['kind']), definition: String(sent['definition']) };
  const path = newPath(name);
  if (path === undefined) throw refuseField(`${at}/definition`, `There can be no ${name.kind} "${name.definition}".`);
  const { text } = sent;
  const isRemoval = sent['removal'] === true;
  if (isRemoval === (typeof text === 'string')) throw refuseField(`${at}/text`, 'A text, or a removal, expected.');
  if (typeof text !== 'string') return name;
  // The limits of size and depth are those of files. All other errors can be corrected later.
  const unread = loadSet([{ path, text }]).errors.find(({ code }) => code === 'file/json');
  if (unread === undefined) return { ...name, text };
  throw refuseField(`${at}/text`, `${unread.line}:${unread.column} ${unread.message}`);
}

/** Returns the errors of the gate for the live set with only this draft applied. */
async function problemsOf(
  { db, release, releases }: HandlerContext,
  edition: Edition,
): Promise<readonly ReleaseProblem[]> {
  const files = await readFiles(db, release.hash);
  if (files === undefined) return [];
  const { unanswered, build } = releases;
  return buildCandidate({ files, changes: [contentOf(edition)], unanswered, build }).problems;
}

async function findEdition({ db, notFound }: HandlerContext, id: number): Promise<Edition> {
  const [edition] = isRowId(id) ? await readEditions(db, [id]) : [];
  return edition ?? notFound();
}

function present(edition: Edition, errors?: readonly ReleaseProblem[]): Readonly<Record<string, unknown>> {
  const { id, kind, definition, text, author, base, revision, saved_at } = edition;
  return {
    ...{ draft: id, kind, definition, author, base, revision, savedAt: saved_at, removal: text === null },
    ...(text === null ? {} : { text }),
    ...(errors === undefined ? {} : { errors }),
  };
}

/** Returns a refusal of one field of a body, with a message for authors of definitions. */
export function refuseField(pointer: string, message: string): Refusal {
  return new Refusal({ status: 400, code: 'validation', message, fields: { [pointer]: message } });
}
