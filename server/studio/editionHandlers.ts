import { defineHandler } from '../contract/defineHandler.ts';
import type { Handler, HandlerContext } from '../contract/handler.types.ts';
import { isRowId } from '../contract/isRowId.ts';
import { discardEdition, type Edition, readEditions, saveEdition } from '../releases/editions.ts';
import { contentOf } from '../releases/publishRelease.ts';
import { readDraft, refuseField } from '../releases/readContent.ts';
import { readDigests } from '../releases/storeRelease.ts';
import type { PlacedError } from './DefinitionQuestion.types.ts';
import { judgeDraft } from './judgeDraft.ts';

const list = defineHandler('releases.drafts', async ({ db }) =>
  (await readEditions(db)).map((edition) => present(edition)),
);

const get = defineHandler('releases.draft', async (context) => {
  const edition = await findEdition(context, Number(context.args['draft']));
  return present(edition, (await judgeDraft(context, contentOf(edition))).errors);
});

const save = defineHandler('releases.saveDraft', async (context) => {
  const { db, body, release, user, scope } = context;
  const content = readDraft(body, '');
  const base = body['base'] === undefined ? release.hash : String(body['base']);
  if ((await readDigests(db, base)) === undefined) throw refuseField('/base', `No release "${base.slice(0, 80)}".`);
  // A text that is not JSON is stored too, so that nothing is lost while it is being written. Nothing is checked here:
  // saving must not wait for that.
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
  return present(await findEdition(context, id));
});

const discard = defineHandler('releases.discardDraft', async ({ db, args, notFound }) => {
  const id = Number(args['draft']);
  if (!isRowId(id) || !(await discardEdition(db, id))) notFound();
});

/** Drafts of definitions: saving, reading and discarding them has no effect on the portal. */
export const editionHandlers: readonly Handler[] = [list, get, save, discard];

async function findEdition({ db, notFound }: HandlerContext, id: number): Promise<Edition> {
  const [edition] = isRowId(id) ? await readEditions(db, [id]) : [];
  return edition ?? notFound();
}

function present(edition: Edition, errors?: readonly PlacedError[]): Readonly<Record<string, unknown>> {
  const { id, kind, definition, text, author, base, revision, saved_at } = edition;
  return {
    ...{ draft: id, kind, definition, author, base, revision, savedAt: saved_at, removal: text === null },
    ...(text === null ? {} : { text }),
    ...(errors === undefined ? {} : { errors }),
  };
}
