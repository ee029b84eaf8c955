import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  FormGroup,
  FormLabel,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useId, useState } from 'react';
import { OperationError } from '#engine';
import { useRuntime } from '#renderer/host';
import { useAccess, useAccessName } from '../access/useAccess.ts';
import type { DraftEntry } from '../data/operations.ts';
import { useCaller } from '../data/useStudioData.ts';
import { useDraftStore } from '../draft/DraftsProvider.tsx';
import { useStudioLocation } from '../location/useStudioLocation.ts';
import { Panel } from '../look/Panel.tsx';
import { useStudioText } from '../texts/useStudioText.ts';
import { addCase } from './addCase.ts';
import { LookFields, type PreviewSettings } from './LookFields.tsx';
import type { MadeCase } from './makeCase.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { type ShownPreview, storePreview } from './storePreview.ts';
import { type SelectedTarget, TargetFields } from './TargetFields.tsx';
import { useMadeCases } from './useMadeCases.ts';

interface PreviewViewProps {
  readonly hash: string;
  readonly drafts: readonly DraftEntry[];
}

/** Opens the portal with the drafts as a role or an account, beside the live release. Nothing in it can be stored. */
export function PreviewView(props: PreviewViewProps) {
  const say = useStudioText();
  const accessName = useAccessName(props.hash);
  if (accessName === undefined) return <Box role="status">{say('loading')}</Box>;
  return <NamedPreviewView {...props} accessName={accessName} />;
}

interface NamedPreviewViewProps extends PreviewViewProps {
  /** The access definition. */
  readonly accessName: string;
}

function NamedPreviewView({ hash, drafts, accessName }: NamedPreviewViewProps) {
  const say = useStudioText();
  const call = useCaller();
  const store = useDraftStore();
  const { show } = useStudioLocation();
  const { locale, release } = useRuntime();
  const access = useAccess(accessName);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [selected, setTarget] = useState<SelectedTarget>();
  const target = selected ?? { kind: 'role', role: access.roles[0]?.id ?? '', functions: [], account: '' };
  const [look, setLook] = useState<PreviewSettings>({ locale, theme: 'light', width: 1440, address: '/' });
  const [date, setDate] = useState('');
  const [isBeside, setBeside] = useState(false);
  const [shown, setShown] = useState<readonly ShownPreview[]>([]);
  const who =
    target.kind === 'account'
      ? target.account
      : (access.roles.find(({ id }) => id === target.role)?.title ?? say('noRole'));

  const endAt = (preview: string): string =>
    (release.operations['releases.endPreview']?.path ?? '').replace('{preview}', preview);
  const keep = (one: ShownPreview, next: PreviewSettings): void =>
    storePreview({
      shown: one,
      look: { locale: next.locale, theme: next.theme },
      endAt: endAt(one.preview),
      say,
      locale,
    });

  const open = async (ids: readonly number[], hasDrafts: boolean): Promise<ShownPreview> => {
    const asked = { base: hash, drafts: ids, ...(date === '' ? {} : { date }) };
    const entry =
      target.kind === 'account'
        ? await call('releases.previewAsAccount', { ...asked, account: target.account })
        : await call('releases.previewAsRole', {
            ...asked,
            ...(target.role === '' ? {} : { role: target.role }),
            ...(target.role !== '' && target.functions.length === 0 ? {} : { functions: target.functions }),
          });
    const made = { ...entry, who, hasDrafts, date };
    keep(made, look);
    return made;
  };
  const end = useMutation({
    mutationFn: async () => {
      for (const { preview } of shown) await call('releases.endPreview', { preview }).catch(ignoreEnded);
    },
    onSettled: () => setShown([]),
  });
  const start = useMutation({
    mutationFn: async () => {
      await store.flush();
      for (const { preview } of shown) await call('releases.endPreview', { preview }).catch(ignoreEnded);
      const ids = drafts.map(({ draft }) => draft).filter((id) => !left.has(id));
      const drafted = await open(ids, true);
      return isBeside ? [await open([], false), drafted] : [drafted];
    },
    onSuccess: setShown,
  });
  const showAs = (next: PreviewSettings): void => {
    setLook(next);
    for (const one of shown) keep(one, next);
  };
  const adding = useMutation({
    mutationFn: (made: MadeCase) => addCase(store, made),
    onSuccess: ({ pointer, ...name }) => show(name, { view: 'json', pointer }),
  });
  useMadeCases(shown, adding.mutate);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    start.mutate();
  };
  const [first] = shown;
  return (
    <Stack spacing={2}>
      <Panel title={say('preview')}>
        <Box component="form" onSubmit={submit} sx={fields}>
          <TargetFields access={access} target={target} onChange={setTarget} />
          <TextField
            type="date"
            size="small"
            label={say('previewDate')}
            helperText={say('previewDateHelp')}
            value={date}
            onChange={(event) => setDate(event.target.value)}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31' } }}
          />
          <LookFields look={look} onChange={showAs} />
          <DraftChoice drafts={drafts} left={left} onChange={setLeft} />
          <FormControlLabel
            control={<Checkbox checked={isBeside} onChange={() => setBeside(!isBeside)} />}
            label={say('besideLive')}
            sx={wholeRow}
          />
          {adding.error !== null && (
            <Alert severity="error" sx={wholeRow}>
              {say('notChanged', { names: adding.error.message })}
            </Alert>
          )}
          {start.error !== null && (
            <Alert severity="error" sx={wholeRow}>
              {messageOf(start.error)}
            </Alert>
          )}
          <Stack direction="row" spacing={1} useFlexGap sx={{ ...wholeRow, alignItems: 'center', flexWrap: 'wrap' }}>
            <Button type="submit" variant="contained" loading={start.isPending} loadingPosition="start">
              {say(first === undefined ? 'openPreview' : 'openAgain')}
            </Button>
            {first !== undefined && (
              <Button color="inherit" loading={end.isPending} onClick={() => end.mutate()}>
                {say('endPreview')}
              </Button>
            )}
            <Typography variant="body2" color="text.secondary">
              {say('previewLogged')}
            </Typography>
          </Stack>
        </Box>
      </Panel>
      {first !== undefined && (
        <Stack spacing={1} sx={{ minWidth: 0 }}>
          <Typography variant="body2" color="text.secondary" role="status">
            {say('previewUntil', { time: timeOf(first.expiresAt, locale) })}
          </Typography>
          <Stack direction={{ xs: 'column', md: 'row' }} spacing={2}>
            {shown.map((one) => (
              <PreviewFrame
                key={`${one.preview} ${look.locale} ${look.theme}`}
                shown={one}
                width={look.width}
                address={look.address}
              />
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}

interface DraftChoiceProps extends Pick<PreviewViewProps, 'drafts'> {
  readonly left: ReadonlySet<number>;
  readonly onChange: (left: ReadonlySet<number>) => void;
}

/** Asks which drafts the preview has. */
function DraftChoice({ drafts, left, onChange }: DraftChoiceProps) {
  const say = useStudioText();
  const id = useId();
  if (drafts.length === 0) {
    return (
      <Typography color="text.secondary" sx={wholeRow}>
        {say('noDrafts')}
      </Typography>
    );
  }
  return (
    <FormGroup aria-labelledby={id} role="group" row sx={wholeRow}>
      <FormLabel id={id} sx={{ width: '100%' }}>
        {say('previewDrafts')}
      </FormLabel>
      {drafts.map(({ draft, kind, definition }) => (
        <FormControlLabel
          key={draft}
          control={<Checkbox checked={!left.has(draft)} onChange={() => onChange(toggled(left, draft))} />}
          label={`${definition} (${kind})`}
          sx={{ overflowWrap: 'anywhere' }}
        />
      ))}
    </FormGroup>
  );
}

/** Fields beside each other, as many as there is room for. */
const fields = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' };

const wholeRow = { gridColumn: '1 / -1' };

function toggled(set: ReadonlySet<number>, item: number): ReadonlySet<number> {
  const next = new Set(set);
  if (!next.delete(item)) next.add(item);
  return next;
}

/** A preview that has ended meanwhile needs no end. */
function ignoreEnded(error: unknown): void {
  if (!(error instanceof OperationError) || error.status !== 404) throw error;
}

function messageOf(error: Error): string {
  if (!(error instanceof OperationError)) return error.message;
  const found = error.errors.map(({ message }) => message).join('\n');
  return found === '' ? error.message : found;
}

function timeOf(at: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(at));
}
