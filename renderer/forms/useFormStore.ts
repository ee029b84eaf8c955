import { useEffect, useMemo, useRef } from 'react';
import { createIdleWork } from '../runtime/createIdleWork.ts';
import { useRuntime } from '../runtime/useRuntime.ts';
import { useScope } from '../runtime/useScope.ts';
import { unpackParts } from './broughtParts.ts';
import { type AnswerKeeper, createAnswerKeeper } from './createAnswerKeeper.ts';
import { createFormStore } from './createFormStore.ts';
import type { EditFormProps } from './EditForm.tsx';
import type { FormAnswers, FormStore } from './FormStore.ts';
import { givenKey } from './givenKey.ts';
import { namesOf, ownAnswers, ownPicks } from './ownAnswers.ts';

const secretFormats: readonly string[] = ['password', 'new-password'];

/** The state of a form and the keeper of what is typed in it, for as long as the form has the same fields. */
export function useFormStore({ form, fields, parts, given, name, answers, onChange }: EditFormProps): {
  store: FormStore;
  keeper: AnswerKeeper;
} {
  const runtime = useRuntime();
  const scope = useScope();
  const latest = useRef({ answers, onChange, scope });
  latest.current = { answers, onChange, scope };

  const place = `${form.id}:${name}:${givenKey(given)}`;
  const made = useMemo(() => {
    const own = namesOf([...fields, ...parts.map(({ field }) => field)]);
    const secrets = fields.filter(({ format }) => format !== undefined && secretFormats.includes(format));
    const storage = window.sessionStorage;
    const keeper = createAnswerKeeper({ name: place, own, secrets: secrets.map(({ path }) => path), storage });
    const begun = beginWith(latest.current.answers, keeper.read(), own);
    const store = createFormStore({
      fields,
      rules: form.rules,
      messages: form.messages,
      scope: latest.current.scope,
      runtime,
      ...(begun ? { answers: { ...begun, draft: unpackParts(begun.draft, parts) } } : {}),
      onChange: (next: FormAnswers) => {
        isUnsettled = true;
        idle.begin();
        keeper.keep(next);
        latest.current.onChange?.(next);
      },
    });
    let isUnsettled = false;
    // What a change has moved is followed at once; the whole form is asked again when nobody types.
    const idle = createIdleWork(() => {
      if (isUnsettled) store.settle();
      isUnsettled = false;
      return false;
    });
    return { store, keeper, idle };
  }, [place, fields, parts, form, runtime]);

  useEffect(() => made.store.rescope(scope), [made, scope]);
  useEffect(() => made.idle.open(), [made]);
  return made;
}

/** What was typed in this tab and not yet handed over is newer than what the host has; of all else the host knows best. */
function beginWith(
  hosted: FormAnswers | undefined,
  kept: FormAnswers | undefined,
  own: readonly string[],
): FormAnswers | undefined {
  if (kept === undefined) return hosted;
  return {
    draft: { ...hosted?.draft, ...ownAnswers(own, kept.draft) },
    picked: { ...hosted?.picked, ...ownPicks(own, kept.picked, hosted?.picked) },
  };
}
