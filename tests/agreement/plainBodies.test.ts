import { expect, test } from 'vitest';
import { expressions } from '#compiler';
import { anonymous, checkBody, type FieldModel, type Scope } from '#engine';
import { checkEveryField } from '../../engine/bodies/checkBody.ts';
import { acceptPlainFields, acceptValidBody } from '../../engine/forms/acceptValidBody.ts';
import { checkValue } from '../../engine/forms/checkValue.ts';
import type { Runtime, User } from '../../engine/model/runtime.types.ts';
import { createRandom } from '../../portal/demo/createRandom.ts';
import { portalSource } from '../../portal/testing/portalRelease.ts';
import { compileValidators } from '../../server/validators/compileValidators.ts';
import { importValidators } from '../../server/validators/importValidators.ts';
import { isLongSuite } from '../isLongSuite.ts';
import { generatePayload } from './generatePayload.ts';

/** Number of bodies of each operation. */
const each = isLongSuite ? 400 : 100;

const samples: readonly unknown[] = [
  'ann@b.example',
  '2026-12-01',
  '+12025550142',
  'abc',
  'x',
  1,
  7,
  true,
  'A1b2c3d4!xyz',
];

/** Holds every role, so that no field is forbidden. */
const everybody: User = {
  ...{ signedIn: true, id: 1, email: 'ann@b.example', companyId: 1, companyIds: [1] },
  roles: ['SubVendor', 'Contractor', 'Manager', 'ProxyManager', 'ProgramAdmin', 'ProgramAdminAdmin', 'Admin'],
  functionalIds: Array.from({ length: 6000 }, (_none, id) => id),
};

function sampleOf(field: FieldModel, runtime: Runtime): unknown {
  const listed = (field.values ?? []).map(({ value }) => value);
  return [...listed, ...samples].find((value) => checkValue(field, value, runtime) === undefined);
}

test('a body is accepted and refused alike whether its unconditional fields are checked apart or every field is', async () => {
  // given
  const { release } = await portalSource();
  const runtime: Runtime = { release, locale: 'en', validators: await importValidators(compileValidators(release)) };
  const random = createRandom(7);
  const clock = { today: () => '2026-11-21', now: () => '2026-11-21T10:00:00Z' };
  const operations = Object.values(release.operations).filter(({ body }) => body !== undefined);
  const taken = new Map<string, number>();
  const parted = new Set<string>();
  const differing: unknown[] = [];

  for (const operation of operations) {
    const fields = operation.body ?? [];
    const known = fields.filter(({ readOnly }) => !readOnly);
    const valid = Object.fromEntries(known.map((field) => [field.path, sampleOf(field, runtime)]));
    for (let index = 0; index < each; index += 1) {
      const { body } = generatePayload(fields, valid, random);
      const variables = { this: body, root: body, chosen: {}, route: {} };
      const user = index % 2 === 0 ? anonymous : everybody;
      const scope: Scope = { variables, user, settings: release.settings, clock, expressions };

      // when
      const given = typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
      const glance = acceptValidBody({ operation, body: given, scope, runtime });
      const whole = checkEveryField({ operation, body, scope, runtime });

      // then
      if (glance !== undefined) taken.set(operation.id, (taken.get(operation.id) ?? 0) + 1);
      if (acceptPlainFields({ operation, body: given, scope, runtime }) !== undefined) parted.add(operation.id);
      const alike = checkBody({ operation, body, scope, runtime });
      if (JSON.stringify(sorted(alike)) !== JSON.stringify(sorted(whole)))
        differing.push([operation.id, body, alike, whole]);
    }
  }
  console.info('bodies taken at a glance', Object.fromEntries(taken), 'in two parts', [...parted]);
  expect(differing).toEqual([]);
  expect([taken.size > 10, parted.size > 10]).toEqual([true, true]);
});

/** The order of names is not significant. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries.map(([name, item]) => [name, sorted(item)]));
}
