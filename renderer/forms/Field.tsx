import { memo } from 'react';
import type { FieldModel } from '#engine';
import { Alert } from '../look/Alert.tsx';
import { useEngineText } from '../texts/useEngineText.ts';
import { findWidget } from '../widgets/findWidget.ts';
import { useWidgets } from '../widgets/WidgetsContext.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { FieldWidget } from './FieldWidget.tsx';

/** One field with its widget; it is drawn anew only by its own state. */
export const Field = memo(function Field({ field }: { readonly field: FieldModel }) {
  const found = findWidget(field, useWidgets());
  if ('known' in found) {
    return (
      <FieldFrame path={field.path} labelled="group" wide>
        {() => <UnknownWidget name={found.name} known={found.known} />}
      </FieldFrame>
    );
  }
  const { entry } = found;
  return (
    <FieldFrame path={field.path} labelled={entry.label} wide={entry.wide === true}>
      {(state) => <FieldWidget path={field.path} state={state} Component={entry.Component} />}
    </FieldFrame>
  );
});

/** What stands where a field names a widget that nobody registered. */
function UnknownWidget({ name, known }: { readonly name: string; readonly known: readonly string[] }) {
  const say = useEngineText();
  return <Alert severity="error">{say('unknownWidget', { value: name, limit: known.join(', ') })}</Alert>;
}
