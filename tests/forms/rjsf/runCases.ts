import type { Release, Scope } from '#engine';
import { plain, tell } from './compareForm.ts';
import { type DeviationCase, deviationCases } from './deviationCases.ts';
import type { OpenPair } from './Pair.ts';
import { schemaOfForm } from './schemaOfForm.ts';

/** Runs the case of each deviation. Returns the outcome of both implementations by name. */
export async function runCases(release: Release, scope: Scope, openPair: OpenPair) {
  const found: Record<string, unknown> = {};
  for (const [name, { edits }] of Object.entries<DeviationCase>(deviationCases)) {
    const form = release.forms[`case-${name}`];
    if (!form || 'each' in form.fields) continue;
    const pair = await openPair({ key: form.id, form, given: {}, plain: schemaOfForm(form.fields, scope) });
    for (const [path, value] of edits) await pair.edit(path, value ?? undefined);
    const { ours, theirs } = await tell(pair, form.fields, true);
    pair.close();
    const [own, other] = [plain(ours), plain(theirs)];
    found[name] = {
      ours: { data: own.data, errors: own.errors },
      theirs: { data: other.data, errors: other.errors },
    };
  }
  return found;
}
