import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const kinds = 'entity|operation|form|flow|wizard|lifecycle|screen|menu|access|template|setting';

/** What a stored release called its files → how they are found now. The folder of a definition means nothing any more. */
const renamed = [
  ['^definitions/locale/([^/]+)/engine[.]locale[.]json$', 'definitions/engine/locale/\\1.json#engine'],
  ['^definitions/locale/([^/]+)/(.+)[.]([a-z]+)[.]locale[.]json$', 'definitions/\\3/locale/\\1.json#\\2.\\3'],
  [`^definitions/(${kinds})/([^/]+)[.](examples|cases)[.]json$`, 'definitions/\\1/\\2.\\1.\\3.json'],
] as const;

/**
 * Translations, examples and cases of stored releases get the paths by which this version knows them. Texts, hashes and
 * drafts stay as they are.
 */
export const definitionAreas: Migration = {
  async up(db) {
    for (const [from, to] of renamed) {
      await sql`update release set files = (
          select jsonb_object_agg(regexp_replace(key, ${sql.lit(from)}, ${sql.lit(to)}), value) from jsonb_each(files))
        where files is not null and files <> '{}'`.execute(db);
    }
  },
};
