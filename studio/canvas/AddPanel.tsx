import { Box, Stack, TextField, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { isRecord } from '#engine';
import { Heading } from '#renderer/host';
import { useFound, useSchema } from '../data/useStudioData.ts';
import type { OpenDraft } from '../draft/DraftStore.ts';
import { useOpenDraft } from '../draft/DraftsProvider.tsx';
import type { FieldTarget } from '../fields/fieldTargets.ts';
import { insertAt } from '../json/editJson.ts';
import { LinkList } from '../look/LinkList.tsx';
import { useStudioText } from '../texts/useStudioText.ts';
import { readJson } from '../wording/readJson.ts';
import { insertStep, newQuestion, newStep, targetForNew } from './additions.ts';
import { freeName, namesIn } from './copyOf.ts';
import { elementsIn, outlineOf } from './outline.ts';
import { questionFormats } from './questionFormats.ts';
import { TitleDialog, type TitledAddition } from './TitleDialog.tsx';
import { elementAround } from './target.ts';

interface AddPanelProps {
  readonly draft: OpenDraft;
  readonly hash: string;
  readonly pointer: string;
  readonly onAdded: (text: string, pointer: string) => void;
  /** Shows what was added, after the drafts were changed. */
  readonly onShow: (pointer: string) => void;
  /** Asks for a field that its entity does not have yet, to be put at a place. */
  readonly onNewField: (entity: string, place: FieldTarget) => void;
}

/** Something that can be added. */
interface Offer {
  readonly name: string;
  readonly title: string;
  readonly add: () => void;
}

/** What can be added to a definition behind the selected element. */
export function AddPanel(props: AddPanelProps) {
  const { draft, hash, pointer, onAdded, onShow } = props;
  const [addition, setAddition] = useState<TitledAddition>();
  const json = readJson(draft.text);
  const lists = outlineOf(draft.kind, json);
  const selected = elementAround(lists, pointer);
  /** Adds an entry behind what is selected. */
  const put = (entry: unknown, isGroup = false) => {
    const place = targetForNew(lists, selected, isGroup);
    if (place === undefined) return;
    onAdded(insertAt(draft.text, place.list, place.index, entry), `${place.list}/${place.index}`);
  };
  const askStep = (step: { readonly step: string }, suggested: TitledAddition['suggested']) => {
    const place = targetForNew(lists, selected, false);
    if (place === undefined) return;
    const { step: name, ...shown } = step;
    setAddition({
      ...{ heading: 'newStep', suggested, name, pointer: `${place.list}/${place.index}` },
      insert: (text, title) => insertStep(text, place, { step: name, ...titled(title), ...shown }),
    });
  };
  const askSection = () => {
    const place = targetForNew(lists, selected, true);
    if (place === undefined) return;
    const name = String(freeName('section1', namesIn(json)));
    setAddition({
      ...{ heading: 'newSection', suggested: 'newSection', name, pointer: `${place.list}/${place.index}` },
      insert: (text, title) => insertAt(text, place.list, place.index, { section: name, ...titled(title), fields: [] }),
    });
  };
  const palettes: Readonly<Record<string, () => ReactNode>> = {
    form: () => <FormPalette {...props} json={json} put={put} onAskSection={askSection} />,
    flow: () => <FlowPalette {...props} json={json} put={put} />,
    wizard: () => <WizardPalette {...props} json={json} onAskStep={askStep} />,
    menu: () => <NamePalette {...props} kind="screen" onChoose={(name) => put(name)} />,
    screen: () => <ScreenPalette {...props} put={put} />,
  };
  return (
    <Stack spacing={2}>
      {json === undefined ? null : palettes[draft.kind]?.()}
      {addition !== undefined && (
        <TitleDialog
          owner={{ kind: draft.kind, definition: draft.definition }}
          hash={hash}
          addition={addition}
          onClose={() => setAddition(undefined)}
          onAdded={onShow}
        />
      )}
    </Stack>
  );
}

function titled(title: string | undefined): { readonly title?: string } {
  return title === undefined ? {} : { title };
}

interface PaletteProps extends AddPanelProps {
  readonly json: unknown;
  readonly put: (entry: unknown, isGroup?: boolean) => void;
}

function FormPalette({ json, put, onAskSection, ...props }: PaletteProps & { readonly onAskSection: () => void }) {
  const say = useStudioText();
  const { draft, pointer } = props;
  const lists = outlineOf(draft.kind, json);
  const askField = (entity: string) => {
    const place = targetForNew(lists, elementAround(lists, pointer), false);
    if (place === undefined) return;
    const names = elementsIn(lists).map(({ name }) => name);
    props.onNewField(entity, { kind: draft.kind, definition: draft.definition, names, ...place });
  };
  const of = isRecord(json) && typeof json['of'] === 'string' ? json['of'] : undefined;
  return (
    <>
      <Offers
        title={say('newElements')}
        offers={[
          ...(of === undefined ? [] : [{ name: '', title: say('newField'), add: () => askField(of) }]),
          { name: '', title: say('newSection'), add: onAskSection },
        ]}
      />
      {of !== undefined && <PropertyOffers entity={of} {...props} json={json} put={put} />}
    </>
  );
}

/** Properties of the entity that the form does not show yet. */
function PropertyOffers({ entity, draft, json, put }: PaletteProps & { readonly entity: string }) {
  const say = useStudioText();
  const owner = useOpenDraft({ kind: 'entity', definition: entity });
  const read = owner === undefined ? undefined : readJson(owner.text);
  const properties = isRecord(read) && isRecord(read['properties']) ? read['properties'] : {};
  const shown = new Set(elementsIn(outlineOf(draft.kind, json)).map(({ name }) => name));
  const offers = Object.entries(properties).flatMap(([name, property]): Offer[] => {
    if (shown.has(name)) return [];
    const title = isRecord(property) && typeof property['title'] === 'string' ? property['title'] : name;
    return [{ name, title, add: () => put(name) }];
  });
  return <Offers title={say('propertiesOf', { name: entity })} offers={offers} isSearched />;
}

function FlowPalette({ draft, json, put }: PaletteProps) {
  const say = useStudioText();
  const { data: schema } = useSchema(draft.kind);
  const offers = questionFormats(schema).map((format) => ({
    ...{ name: '', title: format, add: () => put(newQuestion(json, format, say('newQuestion'))) },
  }));
  return <Offers title={say('newQuestionOf')} offers={offers} />;
}

interface WizardPaletteProps extends AddPanelProps {
  readonly json: unknown;
  readonly onAskStep: (step: { readonly step: string }, suggested: TitledAddition['suggested']) => void;
}

/** Kinds that a step can show. */
const stepKinds = ['form', 'flow', 'screen'] as const;

function WizardPalette({ json, onAskStep, ...props }: WizardPaletteProps) {
  const say = useStudioText();
  const others = [['review', 'reviewStep'] as const, ['end', 'endStep'] as const];
  return (
    <>
      <Offers
        title={say('newElements')}
        offers={others.map(([word, text]) => ({
          ...{ name: word, title: say(text) },
          add: () => onAskStep(newStep(json, word, true), text),
        }))}
      />
      {stepKinds.map((kind) => (
        <NamePalette
          key={kind}
          {...props}
          kind={kind}
          onChoose={(definition, title) => onAskStep(newStep(json, kind, definition), { kind, definition, title })}
        />
      ))}
    </>
  );
}

function ScreenPalette({ put, ...props }: Omit<PaletteProps, 'json'>) {
  const say = useStudioText();
  const title = say('newSection');
  return (
    <>
      <Offers
        title={say('newElements')}
        offers={[
          { name: 'markdown', title: say('text'), add: () => put({ markdown: 'words', text: title }) },
          { name: 'section', title, add: () => put({ section: 'more', title, body: [] }) },
        ]}
      />
      {(['form', 'flow'] as const).map((kind) => (
        <NamePalette key={kind} {...props} kind={kind} onChoose={(name) => put({ [kind]: name })} />
      ))}
    </>
  );
}

interface NamePaletteProps extends AddPanelProps {
  readonly kind: string;
  readonly onChoose: (name: string, title: string | undefined) => void;
}

/** Definitions of a kind, to be shown here. */
function NamePalette({ hash, kind, onChoose }: NamePaletteProps) {
  const say = useStudioText();
  const { data: all = [] } = useFound(hash, '');
  const offers = all
    .filter((entry) => entry.kind === kind)
    .map(({ definition, title }) => ({
      ...{ name: definition, title: title ?? definition },
      add: () => onChoose(definition, title),
    }));
  return <Offers title={say('definitionsOf', { kind })} offers={offers} isSearched />;
}

interface OffersProps {
  readonly title: string;
  readonly offers: readonly Offer[];
  readonly isSearched?: boolean;
}

/** From this many offers on, there is a field to search them. */
const few = 8;

function Offers({ title, offers, isSearched = false }: OffersProps) {
  const say = useStudioText();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const shown = offers.filter((offer) => `${offer.name} ${offer.title}`.toLowerCase().includes(wanted));
  if (offers.length === 0) return null;
  return (
    <Box component="section" aria-label={title}>
      <Box sx={{ mb: 0.5 }}>
        <Heading look="line">{title}</Heading>
      </Box>
      {isSearched && offers.length > few && (
        <TextField
          fullWidth
          size="small"
          type="search"
          label={say('find')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          sx={{ my: 1 }}
        />
      )}
      <LinkList
        sx={{ maxHeight: 300, overflow: 'auto' }}
        items={shown.map(({ name, title: offered, add }) => ({
          key: `${name} ${offered}`,
          title: offered,
          beside: name !== '' && name !== offered && (
            <Typography
              component="span"
              variant="body2"
              color="text.secondary"
              sx={{ ml: 1, overflowWrap: 'anywhere' }}
            >
              {name}
            </Typography>
          ),
          onPress: add,
        }))}
      />
    </Box>
  );
}
