import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { fileOptions } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { createIdleWork } from '../lazy/createIdleWork.ts';
import { useScope } from '../scope/useScope.ts';
import { useWidgets } from '../widgets/useWidgets.ts';
import { secretFormats } from '../widgets/widgets.ts';
import { rootNamesOf } from './answersOf.ts';
import { createDraftStorage, type DraftStorage } from './createDraftStorage.ts';
import { createFormStore } from './createFormStore.ts';
import { unpackDynamicFields } from './dynamicFields.ts';
import type { EditFormProps } from './EditForm.tsx';
import type { FormAnswers, FormStore } from './FormStore.ts';
import { initialAnswers } from './initialAnswers.ts';
import { type OpenedVersions, readVersions } from './openedVersions.ts';
import { paramsKey } from './paramsKey.ts';
import { recalledAnswers } from './recalledAnswers.ts';

/** What a form is made of, and for whom. */
interface FormPlace extends Pick<EditFormProps, 'fields' | 'parts'> {
  readonly place: string;
  readonly email: string | undefined;
}

interface OpenForm extends FormPlace {
  readonly store: FormStore;
}

/** The state of a form and the keeper of what is typed in it, for as long as the form has the same fields. */
export function useFormStore({ form, fields, parts, given, host, name, answers, onChange }: EditFormProps): {
  store: FormStore;
  keeper: DraftStorage;
  opened: RefObject<OpenedVersions>;
} {
  const runtime = useRuntime();
  const { release } = runtime;
  const { me } = runtime.config.operations;
  const scope = useScope();
  const widgets = useWidgets();
  const latest = useRef({ answers, onChange, scope });
  latest.current = { answers, onChange, scope };

  const place = `${form.id}:${name}:${paramsKey(given)}`;
  const before = useRef<OpenForm>(undefined);
  const made = useMemo(() => {
    const own = rootNamesOf([...fields, ...parts.map(({ field }) => field)]);
    const secret = secretFormats(widgets);
    // A file cannot be written down either.
    const secrets = fields.filter(
      (field) => fileOptions(field) !== undefined || (field.format !== undefined && secret.includes(field.format)),
    );
    const storage = window.sessionStorage;
    const keeper = createDraftStorage({ name: place, own, secrets: secrets.map(({ path }) => path), storage });
    const hosted = latest.current.answers ?? recalledAnswers(fields);
    const kept = keeper.read();
    const now = { place, fields, parts, email: runtime.user.email };
    const stored = initialAnswers({ hosted, kept, own, isShared: host === 'wizard' });
    // In another language it is the same form: it has what is never stored, too.
    const begun = isSameForm(before.current, now) ? before.current.store.getAnswers() : stored;
    // What was typed before a reload was typed over the versions of then.
    const opened = {
      current: { ...readVersions(latest.current.scope, { release, me, given: form.given }), ...kept?.versions },
    };
    const store = createFormStore({
      fields,
      rules: form.rules,
      messages: form.messages,
      scope: latest.current.scope,
      runtime,
      ...(begun ? { answers: { ...begun, draft: unpackDynamicFields(begun.draft, parts) } } : {}),
      onChange: (next: FormAnswers) => {
        isUnsettled = true;
        idle.begin();
        keeper.keep({ ...next, versions: opened.current });
        latest.current.onChange?.(next);
      },
    });
    let isUnsettled = false;
    // What a change has moved is followed at once; the whole form is asked again when nobody types.
    const idle = createIdleWork(() => {
      if (isUnsettled) store.recompute();
      isUnsettled = false;
      return false;
    });
    before.current = { ...now, store };
    return { store, keeper, idle, opened };
  }, [place, fields, parts, form, host, runtime, release, me, widgets]);

  useEffect(() => made.store.setScope(scope), [made, scope]);
  useEffect(() => made.idle.open(), [made]);
  return made;
}

function isSameForm(before: OpenForm | undefined, now: FormPlace): before is OpenForm {
  return (
    before?.place === now.place &&
    before.fields === now.fields &&
    before.parts === now.parts &&
    before.email === now.email
  );
}
