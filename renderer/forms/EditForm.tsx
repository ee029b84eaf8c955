import { Box } from '@mui/material';
import { type SyntheticEvent, useEffect, useId, useMemo, useSyncExternalStore } from 'react';
import type { FieldModel, FormModel } from '#engine';
import { Button } from '../look/Button.tsx';
import { useDialog } from '../runtime/Dialogs.ts';
import { Markdown } from '../runtime/Markdown.tsx';
import { useEngineText } from '../runtime/useEngineText.ts';
import { useText } from '../runtime/useText.ts';
import type { BroughtPart } from './broughtParts.ts';
import { ClearBar } from './ClearBar.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FailureNote } from './FailureNote.tsx';
import { FormFields } from './FormFields.tsx';
import type { FormHost } from './FormHost.ts';
import { FormStoreContext } from './FormStoreContext.ts';
import { focusField } from './focusField.ts';
import { OptionLoaders } from './OptionLoaders.tsx';
import { SubmitBar } from './SubmitBar.tsx';
import { useFieldWindow } from './useFieldWindow.ts';
import { useFormStore } from './useFormStore.ts';
import { useOfferedAnswers } from './useOfferedAnswers.ts';
import { useSubmit } from './useSubmit.ts';
import { useSubmitTitle } from './useSubmitTitle.ts';

export interface EditFormProps extends FormHost {
  readonly form: FormModel;
  readonly fields: readonly FieldModel[];
  readonly parts: readonly BroughtPart[];
  readonly given: Readonly<Record<string, unknown>>;
}

/** One column over a whole screen would be lines too long to be read; the buttons end where the fields do. */
const formLook = { display: 'grid', gap: 2.5, '&:not(:has(.field-columns))': { maxWidth: 720 } } as const;

/** A form to be filled in, with its buttons. */
export function EditForm(props: EditFormProps) {
  const { form, fields, parts, refused, host, onCancel, onAnswers, busy, before } = props;
  const prefix = `f${useId().replaceAll(/[^A-Za-z0-9]/g, '')}`;
  const write = useText();
  const say = useEngineText();
  const { store, keeper } = useFormStore(props);
  const { submit, sending, failure } = useSubmit({ ...props, store, keeper });
  useOfferedAnswers(store, parts, onAnswers);
  const summary = useSyncExternalStore(store.subscribe, store.getSummary);
  const refusals = useSyncExternalStore(store.subscribe, store.getRefusals);
  const dialog = useDialog();
  const window = useFieldWindow(fields);
  const place = useMemo(() => ({ store, prefix, window }), [store, prefix, window]);

  useEffect(() => {
    if (refused && refused.length > 0) store.refuse(refused);
  }, [refused, store]);

  useEffect(() => {
    // In a dialog, Escape must not throw away what has been typed.
    dialog?.guard(() => !store.isTouched());
    return () => dialog?.guard(undefined);
  }, [dialog, store]);

  useEffect(() => {
    if (refusals === 0) return;
    const wrong = new Set(place.store.getSummary().map(({ path }) => path));
    const first = place.store.getFields().find(({ path }) => wrong.has(path));
    // React draws nothing at once while it is still at this.
    if (first) queueMicrotask(() => focusField(place, first.path));
  }, [refusals, place]);

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void submit();
  };
  const waiting = sending || busy === true;
  const submitTitle = useSubmitTitle(form);
  const label = props.submitLabel ?? (submitTitle || say('save'));
  return (
    <FormStoreContext value={place}>
      <OptionLoaders fields={fields} store={store} />
      <Box component="form" noValidate onSubmit={onSubmit} aria-busy={waiting} sx={formLook}>
        {form.text && <Markdown text={write(form.text)} />}
        <ErrorSummary
          prefix={prefix}
          problems={summary}
          words={write(form.messages['invalid'])}
          onGo={(path) => focusField(place, path)}
        />
        <FormFields />
        {failure !== undefined && <FailureNote failure={failure} />}
        {onAnswers ? (
          <ClearBar store={store} />
        ) : (
          <SubmitBar isStuck={host === 'dialog'}>
            {before}
            {host === 'dialog' && onCancel && (
              <Button
                type="button"
                color="inherit"
                onClick={() => {
                  keeper.forget();
                  onCancel();
                }}
              >
                {say(form.submits.length === 0 ? 'close' : 'cancel')}
              </Button>
            )}
            <Button type="submit" variant="contained" loading={waiting} loadingPosition="start">
              {label}
            </Button>
          </SubmitBar>
        )}
      </Box>
    </FormStoreContext>
  );
}
