import { Box, Button } from '@mui/material';
import { memo, useMemo, useRef, useState } from 'react';
import { FormView, RunsProvider } from '#renderer/host';
import type { OpenDraft } from '../draft/DraftStore.ts';
import { useLatest } from '../look/useLatest.ts';
import { useStudioText } from '../texts/useStudioText.ts';
import type { SimpleProperty } from './describeProperties.ts';
import { answersOf, formOfProperties, writeAnswers } from './formOfProperties.ts';

interface PropertyFormProps {
  readonly id: string;
  readonly pointer: string;
  readonly draft: OpenDraft;
  readonly properties: readonly SimpleProperty[];
  readonly readOnly: boolean;
  /** Takes the text of the definition with what was typed. */
  readonly onType: (text: string) => void;
}

const nothing = {};
const ignore = () => undefined;

/** The form has its own state: it is not rendered again for what was typed into it. */
const Form = memo(FormView);

/** The properties with a single value, drawn as every form is: first those that are set, the others on request. */
export function PropertyForm({ id, pointer, draft, properties, readOnly, onType }: PropertyFormProps) {
  const say = useStudioText();
  const [isAll, setAll] = useState(false);
  const [opened] = useState(() => new Set(properties.filter(isSet).map(({ name }) => name)));
  const shown = isAll ? properties : properties.filter((one) => opened.has(one.name) || isSet(one));
  const names = shown.map(({ name }) => name).join();
  const seen = useRef(draft.text);
  const own = useRef(draft.text);
  const version = useRef(0);
  // What was changed elsewhere, or by an undo, is read anew; what is typed here is not. It comes back a moment later.
  if (seen.current !== draft.text) {
    if (own.current !== draft.text) version.current += 1;
    seen.current = draft.text;
    own.current = draft.text;
  }
  const latest = useRef(shown);
  latest.current = shown;
  const key = `${id}${pointer} ${names} ${version.current}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is made anew with its key only.
  const form = useMemo(() => formOfProperties(`studio ${key}`, shown), [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is made anew with its key only.
  const answers = useMemo(() => ({ draft: answersOf(shown), picked: {} }), [key]);
  const change = useLatest((next: { readonly draft: Parameters<typeof writeAnswers>[3] }) => {
    const text = writeAnswers(own.current, pointer, latest.current, next.draft);
    if (text === own.current) return;
    own.current = text;
    onType(text);
  });
  return (
    <Box>
      <RunsProvider>
        <Form
          key={key}
          form={form}
          given={nothing}
          host="wizard"
          name={key}
          mode={readOnly ? 'read' : 'edit'}
          answers={answers}
          onChange={change}
          onAnswers={ignore}
        />
      </RunsProvider>
      {!isAll && shown.length < properties.length && !readOnly && (
        <Button size="small" color="inherit" onClick={() => setAll(true)}>
          {say('moreProperties')}
        </Button>
      )}
    </Box>
  );
}

function isSet({ value, isRequired }: SimpleProperty): boolean {
  return value !== undefined || isRequired;
}
