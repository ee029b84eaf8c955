import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { compileRelease, isRecord, type Release, type Runtime, type Scope, type User, type Validators } from '#engine';
import definitions from './definitions.json' with { type: 'json' };

/** The toy library that all cases of forms, flows and lifecycles speak of. */
export const release: Release = compileRelease(definitions);

export const users = {
  stranger: { signedIn: false, roles: [], functionalIds: [], companyIds: [] },
  member: { signedIn: true, email: 'ann@example.com', roles: ['Member'], functionalIds: [100], companyIds: [] },
  librarian: { signedIn: true, email: 'lee@example.com', roles: ['Librarian'], functionalIds: [200], companyIds: [] },
} as const satisfies Record<string, User>;

export const clock = { today: () => '2026-11-21', now: () => '2026-11-21T10:00:00Z' };

export const validators: Validators = compileChecks(release);

/** A scope of the toy library for a user and what the case gives. */
export function scopeFor(user: unknown, variables: unknown): Scope {
  const known = Object.entries(users).find(([name]) => name === user)?.[1] ?? users.member;
  return { variables: isRecord(variables) ? variables : {}, user: known, settings: release.settings, clock };
}

export function runtimeFor(locale: unknown): Runtime {
  return { release, locale: typeof locale === 'string' ? locale : 'en', validators };
}

function compileChecks(models: unknown): Validators {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: true, ownProperties: true });
  addFormats.default(ajv);
  const checks: Record<string, Validators[string]> = {};
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isRecord(value)) return;
    const { constraint, schema } = value;
    if (typeof constraint === 'string' && isRecord(schema)) {
      const check = ajv.compile(schema);
      checks[constraint] ??= (given) =>
        check(given)
          ? []
          : (check.errors ?? []).map(({ keyword, params, instancePath }) => ({ keyword, params, instancePath }));
    }
    Object.values(value).forEach(visit);
  };
  visit(models);
  return checks;
}
