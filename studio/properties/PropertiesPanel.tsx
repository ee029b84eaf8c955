import { Box, Breadcrumbs, Button, Link, Stack, Typography } from '@mui/material';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { isRecord } from '#engine';
import { Heading } from '#renderer/host';
import { AllowPicker } from '../access/AllowPicker.tsx';
import type { DefinitionName } from '../data/operations.ts';
import { useSchema } from '../data/useStudioData.ts';
import type { OpenDraft } from '../draft/DraftStore.ts';
import { parentOf, setAt, valueAt } from '../json/editJson.ts';
import { LinkList } from '../look/LinkList.tsx';
import { useLatest } from '../look/useLatest.ts';
import { useStable } from '../look/useStable.ts';
import { useStudioText } from '../texts/useStudioText.ts';
import { labelOfEntry } from '../wording/labelOfEntry.ts';
import { titleOfName } from '../wording/titleOfName.ts';
import { type DescribedPart, describePart, type SimpleProperty } from './describeProperties.ts';
import { EntryList } from './EntryList.tsx';
import { isMetaSchema } from './metaSchema.ts';
import { PropertyForm } from './PropertyForm.tsx';

interface PropertiesPanelProps {
  readonly name: DefinitionName;
  /** The live release. */
  readonly hash: string;
  readonly draft: OpenDraft;
  readonly json: unknown;
  readonly pointer: string;
  readonly readOnly: boolean;
  /** Whether a property is filled in elsewhere on the page, and left out here. */
  readonly isCovered?: (property: SimpleProperty) => boolean;
  readonly onSelect: (pointer: string) => void;
  readonly onEdit: (text: string, source: string) => void;
  /** As `onEdit`, from an input that shows what was typed. */
  readonly onType: (text: string, source: string) => void;
}

const isNever = () => false;

/** What can be said of the selected part of a definition, for people who do not read JSON. */
export function PropertiesPanel(props: PropertiesPanelProps) {
  const { name, hash, draft, json, readOnly, isCovered = isNever, onEdit, onType } = props;
  const say = useStudioText();
  const panel = useRef<HTMLDivElement>(null);
  const goingTo = useRef<string>(undefined);
  const { data: schema } = useSchema(name.kind);
  const pointer = shownPointer(json, props.pointer);
  const value = valueAt(json, pointer);
  const described = useMemo(
    () => (isMetaSchema(schema) ? describePart(schema, json, pointer, value) : undefined),
    [schema, json, pointer, value],
  );
  const part = useStable(described);
  const way = useStable(wayTo(json, pointer, name.definition));
  // What was pressed is gone: the keyboard goes on at the part that is shown instead.
  useEffect(() => {
    if (goingTo.current === props.pointer) panel.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    goingTo.current = undefined;
  }, [props.pointer]);
  const onSelect = useLatest((to: string) => {
    goingTo.current = to;
    props.onSelect(to);
  });
  if (part === undefined || !isMetaSchema(schema)) {
    const isLoading = schema === undefined && name.kind !== 'locale';
    return <Typography color="text.secondary">{say(isLoading ? 'loading' : 'noProperties')}</Typography>;
  }
  const write = (text: string) => onEdit(text, `properties ${pointer}`);
  const properties = part.properties.filter((property) => !isCovered(property));
  return (
    <Stack spacing={2} ref={panel}>
      <Crumbs way={way} onSelect={onSelect} />
      {part.description !== '' && (
        <Typography variant="body2" color="text.secondary">
          {part.description.replaceAll('`', '')}
        </Typography>
      )}
      {part.head !== undefined && typeof value === 'string' && !readOnly && (
        <Button
          variant="outlined"
          size="small"
          onClick={() => write(setAt(draft.text, pointer, { [part.head ?? '']: value }))}
        >
          {say('moreProperties')}
        </Button>
      )}
      {properties.length > 0 && (
        <PropertyForm
          key={pointer}
          id={`${name.kind}-${name.definition}`}
          pointer={pointer}
          draft={draft}
          properties={properties}
          readOnly={readOnly}
          onType={(text) => onType(text, `properties ${pointer}`)}
        />
      )}
      {part.allow !== undefined && (
        <AllowPicker
          key={`allow ${pointer}`}
          hash={hash}
          value={part.allow.value}
          readOnly={readOnly}
          onWrite={(allow) => write(setAt(draft.text, `${pointer}/allow`, allow))}
        />
      )}
      {part.entries !== undefined && (
        <EntryList
          name={name}
          draft={draft}
          json={json}
          schema={schema}
          pointer={pointer}
          entries={part.entries}
          readOnly={readOnly}
          onSelect={onSelect}
          onWrite={write}
        />
      )}
      {part.parts.length > 0 && <Parts key={`parts ${pointer}`} parts={part.parts} onSelect={onSelect} />}
      {!readOnly && part.missing.length > 0 && (
        <MissingParts
          names={part.missing}
          onAdd={(missing, isList) => {
            write(setAt(draft.text, `${pointer}/${missing}`, isList ? [] : {}));
            onSelect(`${pointer}/${missing}`);
          }}
        />
      )}
    </Stack>
  );
}

interface MissingPartsProps {
  readonly names: readonly { readonly name: string; readonly isList: boolean; readonly description: string }[];
  readonly onAdd: (name: string, isList: boolean) => void;
}

function MissingParts({ names, onAdd }: MissingPartsProps) {
  const say = useStudioText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box>
      <Button size="small" color="inherit" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {say('add')} …
      </Button>
      {isOpen && (
        <LinkList
          spacing={1}
          sx={{ mt: 1 }}
          items={names.map(({ name, isList, description }) => ({
            key: name,
            title: titleOfName(name),
            beside: (
              <Typography variant="body2" color="text.secondary">
                {description.replaceAll('`', '')}
              </Typography>
            ),
            onPress: () => onAdd(name, isList),
          }))}
        />
      )}
    </Box>
  );
}

interface PartsProps {
  readonly parts: DescribedPart['parts'];
  readonly onSelect: (pointer: string) => void;
}

/** Links to the parts inside the selected one. */
const Parts = memo(function Parts({ parts, onSelect }: PartsProps) {
  const say = useStudioText();
  return (
    <Box>
      <Box sx={{ mb: 0.5 }}>
        <Heading look="line">{say('parts')}</Heading>
      </Box>
      <LinkList
        items={parts.map(({ pointer: to, label, count }) => ({
          key: to,
          title: titleOfName(label),
          beside: count !== undefined && <Box component="span" sx={{ color: 'text.secondary' }}>{` (${count})`}</Box>,
          onPress: () => onSelect(to),
        }))}
      />
    </Box>
  );
});

interface CrumbsProps {
  /** The parts from the definition to the selected one. */
  readonly way: readonly { readonly pointer: string; readonly label: string }[];
  readonly onSelect: (pointer: string) => void;
}

const Crumbs = memo(function Crumbs({ way, onSelect }: CrumbsProps) {
  const say = useStudioText();
  return (
    <Breadcrumbs
      aria-label={say('properties')}
      sx={{ '& .MuiBreadcrumbs-ol': { rowGap: 0.25 }, overflowWrap: 'anywhere' }}
    >
      {way.map(({ pointer, label }, index) =>
        index === way.length - 1 ? (
          <Typography key={pointer} variant="subtitle2" component="span" aria-current="true" tabIndex={-1}>
            {label}
          </Typography>
        ) : (
          <Link key={pointer} component="button" variant="body2" onClick={() => onSelect(pointer)}>
            {label}
          </Link>
        ),
      )}
    </Breadcrumbs>
  );
});

/** Returns the parts from the definition to the selected one, with what people call them. */
function wayTo(json: unknown, pointer: string, root: string): CrumbsProps['way'] {
  const pointers: string[] = [];
  for (let at = pointer; at !== ''; at = parentOf(at)) pointers.unshift(at);
  const labelAt = (at: string): string => {
    const member = at
      .slice(at.lastIndexOf('/') + 1)
      .replaceAll('~1', '/')
      .replaceAll('~0', '~');
    return /^\d+$/.test(member) ? labelOfEntry(valueAt(json, at), Number(member)) : titleOfName(member);
  };
  return [{ pointer: '', label: root }, ...pointers.map((at) => ({ pointer: at, label: labelAt(at) }))];
}

/** The nearest part with properties: of a single value the one that it belongs to, unless it is a name in a list. */
function shownPointer(json: unknown, pointer: string): string {
  for (let at = pointer; at !== ''; at = parentOf(at)) {
    const value = valueAt(json, at);
    if (isRecord(value) || Array.isArray(value)) return at;
    if (typeof value === 'string' && Array.isArray(valueAt(json, parentOf(at)))) return at;
  }
  return '';
}
