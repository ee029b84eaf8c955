import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormGroup,
  FormLabel,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useId, useState } from 'react';
import { isRecord, sourceLocale } from '#engine';
import { type DefinitionEntry, type DefinitionName, keyOf } from '../data/operations.ts';
import { useDefinitions, useDrafts, useFound, useUses } from '../data/useStudioData.ts';
import { useDraftStore, useOpenDraft } from '../draft/DraftsProvider.tsx';
import { useStudioText } from '../texts/useStudioText.ts';
import { TitleInputs, type Titles } from '../translations/TitleInputs.tsx';
import { readJson } from '../wording/readJson.ts';
import { addField } from './addField.ts';
import { type FieldTarget, fieldTargets, sends, targetsInDraft } from './fieldTargets.ts';
import { listTitle, numberSame } from './listTitles.ts';
import { type FieldType, fieldTypes, freeName, hasMost, isPropertyName, nameFor } from './newField.ts';

interface NewFieldDialogProps {
  readonly entity: string;
  readonly hash: string;
  /** The list of the canvas that the field is added to, and where. */
  readonly place: FieldTarget;
  readonly onClose: () => void;
  readonly onAdded: (pointer: string) => void;
}

/** Asks what a new field is called and where it is shown, and adds it to the entity and all of these at once. */
export function NewFieldDialog({ entity, hash, place, onClose, onAdded }: NewFieldDialogProps) {
  const say = useStudioText();
  const id = useId();
  const store = useDraftStore();
  const owner = useOpenDraft({ kind: 'entity', definition: entity });
  const { data: uses } = useUses(hash, { kind: 'entity', definition: entity });
  const { data: drafts = [] } = useDrafts();
  const { data: found = [] } = useFound(hash, '');
  const [titles, setTitles] = useState<Titles>({});
  const [typedName, setName] = useState<string>();
  const [type, setType] = useState<FieldType>('text');
  const [isRequired, setRequired] = useState(false);
  const [most, setMost] = useState('');
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const name = typedName ?? nameFor(titles[sourceLocale] ?? '');
  const isChosen = (one: FieldTarget): boolean => chosen[keyAt(one)] ?? sends(one, place.names);
  const json = owner === undefined ? undefined : readJson(owner.text);
  const known = isRecord(json) && isRecord(json['properties']) ? json['properties'] : {};
  const drafted = drafts.flatMap((draft) => targetsInDraft(draft, readJson(draft.text ?? ''), Object.keys(known)));
  const all = new Map([...drafted, ...fieldTargets(uses ?? [])].map((one) => [keyAt(one), one]));
  const others = [...all.values()].filter((one) => keyAt(one) !== keyAt(place));
  const places = [place, ...others];
  const live = new Set(found.map(keyOf));
  const published = useDefinitions(
    hash,
    places.filter((one) => live.has(keyOf(one)) && hasSeveral(places, one)),
  );
  const texts = new Map([...drafts.map((draft) => [keyOf(draft), draft.text ?? ''] as const), ...published]);
  const labelOf = createLabels(places, found, texts);
  const fault =
    name === ''
      ? undefined
      : !isPropertyName(name)
        ? say('nameWrong')
        : Object.hasOwn(known, name)
          ? say('nameTry', { name: freeName(name, known) })
          : undefined;
  const add = useMutation({
    mutationFn: () => {
      const limit = most.trim() === '' ? undefined : Number(most);
      const field = { name, titles, type, isRequired, most: limit };
      return addField(store, { entity, field, places: [place, ...others.filter(isChosen)] });
    },
    onSuccess: (failed) => {
      if (failed.length === 0) onAdded(`${place.list}/${place.index}`);
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    add.mutate();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>{say('newFieldOf', { name: entity })}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            <TitleInputs titles={titles} onChange={setTitles} />
            <TextField
              size="small"
              required
              label={say('entryName')}
              value={name}
              error={fault !== undefined}
              helperText={fault ?? say('nameHelp')}
              onChange={(event) => setName(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 60 } }}
            />
            <TextField
              select
              size="small"
              label={say('type')}
              value={type}
              onChange={(event) => setType(fieldTypes.find((one) => one === event.target.value) ?? 'text')}
            >
              {fieldTypes.map((one) => (
                <MenuItem key={one} value={one}>
                  {say(`type_${one}`)}
                </MenuItem>
              ))}
            </TextField>
            {hasMost(type) && (
              <TextField
                size="small"
                type="number"
                label={say(type === 'integer' || type === 'number' ? 'largest' : 'longest')}
                value={most}
                onChange={(event) => setMost(event.target.value)}
              />
            )}
            <FormControlLabel
              control={<Checkbox checked={isRequired} onChange={(event) => setRequired(event.target.checked)} />}
              label={say('required')}
            />
            <FormGroup sx={{ maxHeight: 240, overflow: 'auto', flexWrap: 'nowrap' }}>
              <FormLabel component="p" sx={{ m: 0 }}>
                {say('showIn')}
              </FormLabel>
              {uses === undefined && <span role="status">{say('loading')}</span>}
              <FormControlLabel control={<Checkbox checked disabled />} label={labelOf(place)} />
              {others.map((one) => (
                <FormControlLabel
                  key={keyAt(one)}
                  control={
                    <Checkbox
                      checked={isChosen(one)}
                      onChange={(event) => setChosen({ ...chosen, [keyAt(one)]: event.target.checked })}
                    />
                  }
                  label={labelOf(one)}
                />
              ))}
            </FormGroup>
            {(add.data ?? []).length > 0 && (
              <Alert severity="error">{say('notChanged', { names: (add.data ?? []).map(nameOf).join(', ') })}</Alert>
            )}
            {add.error !== null && <Alert severity="error">{say('failed', { message: add.error.message })}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            loading={add.isPending}
            disabled={
              name === '' || fault !== undefined || (titles[sourceLocale] ?? '').trim() === '' || uses === undefined
            }
          >
            {say('add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function keyAt(place: FieldTarget): string {
  return `${keyOf(place)} ${place.list}`;
}

function nameOf({ kind, definition }: DefinitionName): string {
  return `${kind} ${definition}`;
}

/** Whether the definition of a list has other lists too. */
function hasSeveral(places: readonly FieldTarget[], place: FieldTarget): boolean {
  return places.filter((one) => keyOf(one) === keyOf(place)).length > 1;
}

/**
 * Names the lists of definitions for people: `Project List (screen project-list)`, followed by the titles around the
 * list if the definition has several.
 */
function createLabels(
  places: readonly FieldTarget[],
  found: readonly DefinitionEntry[],
  texts: ReadonlyMap<string, string>,
): (place: FieldTarget) => string {
  const titles = new Map(found.map((entry) => [keyOf(entry), entry.title]));
  const labels = places.map((place) => {
    const title = titles.get(keyOf(place));
    const name = title === undefined ? nameOf(place) : `${title} (${nameOf(place)})`;
    if (!hasSeveral(places, place)) return name;
    const inner = listTitle(readJson(texts.get(keyOf(place)) ?? ''), place.list);
    return inner === '' ? name : `${name} · ${inner}`;
  });
  const byPlace = new Map(numberSame(labels).map((label, index) => [places[index], label]));
  return (place) => byPlace.get(place) ?? nameOf(place);
}
