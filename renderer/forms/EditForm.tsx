import './fields.css';
import { type SyntheticEvent, use, useEffect, useId, useMemo, useSyncExternalStore } from 'react';
import type { FieldModel, FieldProblem, FormModel } from '#engine';
import { UploadProgressContext } from '../calls/UploadProgressContext.ts';
import { useDialog } from '../contexts/Dialogs.ts';
import { Button } from '../look/Button.tsx';
import { Markdown } from '../texts/Markdown.tsx';
import { useEngineText } from '../texts/useEngineText.ts';
import { useMarkdown } from '../texts/useMarkdown.ts';
import { useText } from '../texts/useText.ts';
import { FormPartsContext } from '../widgets/FormPartsContext.ts';
import { useWidgets } from '../widgets/useWidgets.ts';
import { rootNamesOf } from './answersOf.ts';
import { CancelButton } from './CancelButton.tsx';
import { ClearBar } from './ClearBar.tsx';
import { createLeafRegistry } from './createLeafRegistry.ts';
import { DynamicItemLoader, type DynamicItemsListener } from './DynamicItemLoader.tsx';
import type { DynamicFieldSource } from './dynamicFields.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { FieldLeaf } from './Field.tsx';
import { FormStoreContext } from './FormContext.ts';
import { FormFields } from './FormFields.tsx';
import type { FormHost } from './FormHost.ts';
import { focusField } from './focusField.ts';
import { LazyConflictNotice } from './LazyConflictNotice.ts';
import { NotReadyNotice } from './NotReadyNotice.tsx';
import { OptionLoaders } from './OptionLoaders.tsx';
import { optionLabel } from './optionLabel.ts';
import { SubmitBar } from './SubmitBar.tsx';
import { hasColumns } from './sectionsOf.ts';
import { useFieldViewport } from './useFieldViewport.ts';
import { useFormStore } from './useFormStore.ts';
import { usePublishedAnswers } from './usePublishedAnswers.ts';
import { useSubmit } from './useSubmit.ts';
import { useSubmitTitle } from './useSubmitTitle.ts';

export interface EditFormProps extends FormHost {
  readonly form: FormModel;
  readonly fields: readonly FieldModel[];
  readonly parts: readonly DynamicFieldSource[];
  /** The fields of the definition, before dynamic fields were created. */
  readonly written: readonly FieldModel[];
  readonly onItems: DynamicItemsListener;
  readonly given: Readonly<Record<string, unknown>>;
}

/** Renders an editable form with its buttons. */
export function EditForm(props: EditFormProps) {
  const {
    form,
    fields,
    parts,
    written,
    onItems,
    serverErrors: refused,
    host,
    onCancel,
    onAnswers,
    onFields,
    busy,
    before,
    notReadyMessage: unready,
  } = props;
  const prefix = `f${useId().replaceAll(/[^A-Za-z0-9]/g, '')}`;
  const write = useText();
  const markdown = useMarkdown();
  const say = useEngineText();
  const { store, keeper, opened } = useFormStore(props);
  const submission = useSubmit({ ...props, store, keeper, opened });
  const { submit, sending, uploaded, failure, conflict, take, insist, dismiss } = submission;
  usePublishedAnswers(store, parts, onAnswers);
  const summary = useSyncExternalStore(store.subscribe, store.getSummary);
  const refusals = useSyncExternalStore(store.subscribe, store.getSubmitFailureCount);
  const isWide = useSyncExternalStore(store.subscribe, () => store.getSections().some(hasColumns));
  const waitsFor = useSyncExternalStore(store.subscribe, () =>
    unready?.({ normalised: store.normalised(), picked: store.getAnswers().picked }),
  );
  const dialog = useDialog();
  const window = useFieldViewport(fields);
  const widgets = useWidgets();
  const { templates } = use(FormPartsContext);
  const place = useMemo(() => {
    const registry = createLeafRegistry({ widgets, templates, idPrefix: prefix });
    return { store, prefix, widgets, registry, window, FieldLeaf, optionLabel, reveal: new Map() };
  }, [store, prefix, widgets, templates, window]);

  useEffect(() => {
    if (refused && refused.length > 0) store.setErrors(refused);
  }, [refused, store]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the host is told when the fields change, not when it is drawn.
  useEffect(() => {
    onFields?.(rootNamesOf([...fields, ...parts.map(({ field }) => field)]));
  }, [fields, parts]);

  useEffect(() => {
    // In a dialog, Escape must not discard input without a confirmation.
    dialog?.guard(() => !store.isTouched());
    return () => dialog?.guard(undefined);
  }, [dialog, store]);

  useEffect(() => {
    if (refusals === 0) return;
    const wrong = place.store.getSummary().map(({ path }) => path);
    const isIn = (path: string, field: string): boolean => path === field || path.startsWith(`${field}.`);
    const first = place.store.getFields().find((field) => wrong.some((path) => isIn(path, field.path)));
    const path = wrong.find((one) => first !== undefined && isIn(one, first.path));
    // React cannot flush synchronously during an effect.
    if (path !== undefined) queueMicrotask(() => focusField(place, path));
  }, [refusals, place]);

  /** Adds the row to a problem in a list of records. Other paths with an index belong to dynamic fields. */
  const withRow = (problem: FieldProblem): FieldProblem => {
    const { path, message: value } = problem;
    const [list, row] = path.split(/\.(\d+)(?=\.|$)/);
    return row && store.getField(list ?? '')?.field.properties
      ? { ...problem, message: say('rowMessage', { count: Number(row) + 1, value }) }
      : problem;
  };
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
      {written.map((field) => (
        <DynamicItemLoader key={field.path} field={field} store={store} onItems={onItems} />
      ))}
      <form noValidate onSubmit={onSubmit} aria-busy={waiting} className={isWide ? 'form' : 'form form-narrow'}>
        {form.text && <Markdown text={markdown(form.text)} />}
        <ErrorSummary
          prefix={prefix}
          problems={summary.map(withRow)}
          words={write(form.messages['invalid'])}
          onGo={(path) => focusField(place, path)}
        />
        <UploadProgressContext value={uploaded}>
          <FormFields />
        </UploadProgressContext>
        {failure !== undefined && <FailureNotice failure={failure} />}
        {conflict !== undefined && (
          <LazyConflictNotice
            key={conflict.version}
            conflict={conflict}
            asked={store.getFields().map(({ path }) => path)}
            onTake={take}
            onKeep={() => void insist()}
            onCancel={dismiss}
          />
        )}
        {onAnswers ? (
          // The fields of a record are not filters.
          form.of === undefined && <ClearBar store={store} />
        ) : (
          <SubmitBar isStuck={host === 'dialog'}>
            {waitsFor !== undefined && <NotReadyNotice id={`${prefix}-unready`} words={waitsFor} />}
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
            {host === 'page' && form.cancel !== undefined && <CancelButton action={form.cancel} keeper={keeper} />}
            <Button
              type="submit"
              variant="contained"
              color={form.tone}
              loading={waiting}
              loadingPosition="start"
              disabled={waitsFor !== undefined}
              aria-describedby={waitsFor === undefined ? undefined : `${prefix}-unready`}
            >
              {label}
            </Button>
          </SubmitBar>
        )}
      </form>
    </FormStoreContext>
  );
}
