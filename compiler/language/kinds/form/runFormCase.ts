import {
  type FieldModel,
  type FormModel,
  type Release,
  readPath,
  type Scope,
  startDraft,
  type Validators,
  validateFields,
} from '#engine';
import { resolveDraft } from '#engine/internal';
import { violatedKeyword } from '../../../typecheck/contradictions.ts';

interface FormCase {
  readonly form: FormModel;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly scope: Scope;
  readonly release: Release;
}

/**
 * The results of a form for answers: by path the value, including computed and default values, or the code of its
 * problem. Undefined for a hidden field. Fields from data are not included.
 */
export function runFormCase({ form, answers, scope, release }: FormCase): (path: string) => unknown {
  const { fields } = form;
  if (!isList(fields)) return () => undefined;
  const draft = startDraft({ fields, draft: answers, scope, release });
  const runtime = { release, locale: 'en', validators: validatorsOf(fields) };
  const problems = validateFields({ fields, draft, scope, runtime, rules: form.rules, messages: form.messages });
  const settled = resolveDraft({ fields, draft, scope, release }).draft;
  return (path) => problems.find((problem) => problem.path === path)?.code ?? readPath(settled, path);
}

function isList(fields: FormModel['fields']): fields is readonly FieldModel[] {
  return Array.isArray(fields);
}

/**
 * Validators for the keywords that the gate can check: type, values, limits, lengths and patterns. Formats are left to
 * the server.
 */
function validatorsOf(fields: readonly FieldModel[]): Validators {
  const own = fields.flatMap((field) => {
    const { schema, constraint, properties = [] } = field;
    const check: Validators[string] = (value) => {
      const keyword = violatedKeyword(toJson(value), schema);
      return keyword === undefined ? [] : [{ keyword, params: { limit: schema[keyword] }, instancePath: '' }];
    };
    return [[constraint, check] as const, ...Object.entries(validatorsOf(properties))];
  });
  return Object.fromEntries(own);
}

/** Only plain values have limits that are checked here. */
function toJson(value: unknown): string | number | boolean | null {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
