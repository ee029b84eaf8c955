import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const kinds = 'entity|operation|form|flow|wizard|lifecycle|screen|menu|access|template|setting';

/** File names in stored releases → their current form. The folder of a definition no longer has a meaning. */
const renamed = [
  ['^definitions/locale/([^/]+)/engine[.]locale[.]json$', 'definitions/engine/locale/\\1.json#engine'],
  ['^definitions/locale/([^/]+)/(.+)[.]([a-z]+)[.]locale[.]json$', 'definitions/\\3/locale/\\1.json#\\2.\\3'],
  [`^definitions/(${kinds})/([^/]+)[.](examples|cases)[.]json$`, 'definitions/\\1/\\2.\\1.\\3.json'],
] as const;

/**
 * Renames the translations, examples and test cases of stored releases to their current paths. Texts, hashes and drafts
 * are unchanged.
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
