import served from 'virtual:stories/set/definitions.js';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { FormView } from '../../renderer/forms/FormView.tsx';
import { findRole } from '../plan/findRole.ts';
import { findViewers } from '../plan/findViewers.ts';
import { sampleGiven } from '../samples/sampleGiven.ts';
import { sampleDraft } from '../stage/drawForm.tsx';
import { until } from '../stage/pressSubmit.ts';
import { Stage } from '../stage/Stage.tsx';
import { type StageWorld, worldOf } from '../stage/StageWorld.ts';
import type { StorySet } from '../stage/StorySet.ts';
import { type Violations, violate, writtenText, wrongValues } from './findViolations.ts';

const set: StorySet = served;
const told = { drawn: 0, written: 0, both: 0 };

/** Renders a form with a draft, submits it, and returns the error of each field. */
async function readErrors(id: string, world: StageWorld, draft: Violations['draft']): Promise<Record<string, string>> {
  const form = world.release.forms[id];
  if (!form) throw new Error(`No form "${id}" in this release`);
  window.sessionStorage.clear();
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const root = createRoot(host);
  root.render(
    <Stage world={world} looks={{ locale: 'en', theme: 'light' }}>
      <FormView
        form={form}
        given={sampleGiven(form.given, world)}
        host="page"
        name="violations"
        answers={{ draft, picked: {} }}
        onHandOver={() => undefined}
      />
    </Stage>,
  );
  await until(() => host.querySelector('form') && host.querySelector('main')?.dataset['fetching'] === '0');
  host.querySelector('form')?.requestSubmit();
  await until(() => host.querySelector('.field-error'));
  const errors = [...host.querySelectorAll<HTMLElement>('[data-field]')].flatMap((field) => {
    const error = field.querySelector('.field-error');
    return error === null ? [] : [[field.dataset['field'] ?? '', error.textContent] as const];
  });
  root.unmount();
  return Object.fromEntries(errors);
}

const forms = Object.values(set.release.forms).filter((form) => !('each' in form.fields));

test.each(forms.map(({ id }) => id))(
  '%s says at each field what is wrong, and the server means the same',
  async (id) => {
    // given
    const role = findRole(set.release.forms[id], findViewers('form', id, set.release), set.release);
    const world = worldOf(set, role);
    const form = world.release.forms[id];
    if (!form || 'each' in form.fields) throw new Error(`No form "${id}" with fields of its own`);
    const { fields } = form;
    const given = sampleGiven(form.given, world);
    const filled = sampleDraft(fields, world, form.of);
    const rounds = Math.max(...fields.map((field) => wrongValues(field).length), 0);
    const differences: string[] = [];
    const seen = new Set<string>();

    // when
    for (let round = 0; round < rounds; round += 1) {
      const { draft, problems, refused, sent } = violate({ form, fields, world, given }, filled, round);
      // Users cannot edit a locked or computed field, which shows no error.
      const isLocked = (path: string) => {
        const field = fields.find((one) => one.path === path);
        return field?.locked === true || field?.value !== undefined;
      };
      const news = problems.filter(({ path, code }) => !seen.has(`${path}: ${code}`) && !isLocked(path));
      if (news.length === 0) continue;
      const drawn = await readErrors(id, world, draft);
      for (const { path, code, message } of news) {
        const field = fields.find((one) => one.path === path);
        seen.add(`${path}: ${code}`);
        told.drawn += 1;
        if (drawn[path] !== message) differences.push(`${path} ${code}: "${drawn[path]}" stands for "${message}"`);
        const written = field && writtenText(field, code, set.release);
        if (written !== undefined) {
          told.written += 1;
          if (message !== written) differences.push(`${path} ${code}: "${message}" is not "${written}"`);
        }
        const isForm = form.rules.some(({ rule }) => code === `rule:${rule}`);
        if (isForm || !sent.has(path)) continue;
        told.both += 1;
        if (!refused.has(`${path}: ${code}`))
          differences.push(`${path} ${code}: the server says ${[...refused].join(', ')}`);
      }
    }

    // then
    expect(differences).toEqual([]);
  },
);

test('many violations were seen, in the words of the definitions, on both sides', () => {
  console.info(
    `${told.drawn} violations drawn, ${told.written} by written words, ${told.both} decided by the server too`,
  );
  expect([told.drawn > 100, told.written > 25, told.both > 30]).toEqual([true, true, true]);
});
