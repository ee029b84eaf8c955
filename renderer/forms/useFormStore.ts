import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { fileOptions } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { createIdleWork } from '../lazy/createIdleWork.ts';
import { useScope } from '../scope/useScope.ts';
import { useSubject } from '../why/subjects.ts';
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

/** The properties that identify a form's state: its instance, fields and user. */
interface FormPlace extends Pick<EditFormProps, 'fields' | 'parts'> {
  readonly place: string;
  readonly email: string | undefined;
}

interface OpenForm extends FormPlace {
  readonly store: FormStore;
}

/** Returns the state and the draft storage of a form. They are created again when the form's fields change. */
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
    // Files cannot be stored either.
    const secrets = fields.filter(
      (field) => fileOptions(field) !== undefined || (field.format !== undefined && secret.includes(field.format)),
    );
    const storage = window.sessionStorage;
    const keeper = createDraftStorage({ name: place, own, secrets: secrets.map(({ path }) => path), storage });
    const hosted = latest.current.answers ?? recalledAnswers(fields);
    const kept = keeper.read();
    const now = { place, fields, parts, email: runtime.user.email };
    const stored = initialAnswers({ hosted, kept, own, isShared: host === 'wizard' });
    // Another language does not change the form: its answers are retained, including those that are never stored.
    const begun = isSameForm(before.current, now) ? before.current.store.getAnswers() : stored;
    const progress = before.current?.place === place ? before.current.store.getProgress() : undefined;
    // Input from before a reload belongs to the versions of that time.
    const opened = {
      current: { ...readVersions(latest.current.scope, { release, me, given: form.given }), ...kept?.versions },
    };
    const store = createFormStore({
      fields,
      rules: form.rules,
      messages: form.messages,
      scope: latest.current.scope,
      before: progress,
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
    // A change updates dependent fields immediately; the whole form is recomputed in idle time.
    const idle = createIdleWork(() => {
      if (isUnsettled) store.recompute();
      isUnsettled = false;
      return false;
    });
    before.current = { ...now, store };
    return { store, keeper, idle, opened };
  }, [place, fields, parts, form, host, runtime, release, me, widgets]);

  useSubject({ kind: 'form', form, fields, store: made.store, runtime });
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
