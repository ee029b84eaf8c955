import { Box, Chip, Link } from '@mui/material';
import { type FieldModel, formatValue, type Tone } from '#engine';
import { useRuntime } from '../runtime/useRuntime.ts';
import { useScope } from '../runtime/useScope.ts';
import { colourOf } from '../theme/tones.ts';
import { listWord } from '../widgets/widgetWords.ts';
import { PhoneLink } from './PhoneLink.tsx';
import { isRecord } from './rowsOf.ts';

interface FieldValueProps {
  readonly field: FieldModel;
  readonly value: unknown;
}

/** A value as it is read: a chip where its tone says how serious it is, a link where it is an address. */
export function FieldValue({ field, value }: FieldValueProps) {
  const { release, locale } = useRuntime();
  const scope = useScope();
  const words = formatValue(field, value, scope, { release, locale });
  const isAbsent = value === undefined || value === null || value === '';
  if (words === '')
    return (
      <Box component="span" sx={{ color: 'text.disabled' }}>
        —
      </Box>
    );
  if (isAbsent)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {words}
      </Box>
    );
  const tone = toneOf(field, value);
  if (tone !== undefined) {
    return (
      <Chip size="small" label={words} color={colourOf(tone)} variant={tone === 'neutral' ? 'outlined' : 'filled'} />
    );
  }
  if (field.format === 'email' && typeof value === 'string') return <MailLink address={value} />;
  if (field.format === 'phone' && typeof value === 'string') {
    return <PhoneLink number={value} country={listWord(field, 'countries')[0] ?? 'US'} />;
  }
  if (field.format === 'uri' && typeof value === 'string' && /^https?:/.test(value)) {
    return (
      <Link href={value} target="_blank" rel="noopener noreferrer">
        {words}
      </Link>
    );
  }
  return <span style={isWord(words) ? asWord : asText}>{words}</span>;
}

const asWord = { whiteSpace: 'nowrap', overflowWrap: 'break-word' } as const;
const asText = { whiteSpace: 'pre-line', overflowWrap: 'break-word' } as const;

function toneOf(field: FieldModel, value: unknown): Tone | undefined {
  return isRecord(value) ? undefined : field.values?.find((option) => option.value === value)?.tone;
}

/** One short word, a number or a key: it is not broken at its hyphens. */
function isWord(words: string): boolean {
  return words.length <= 24 && !/\s/.test(words);
}

/** A long address breaks after its @, where it is read best. */
function MailLink({ address }: { readonly address: string }) {
  const [name, ...host] = address.split('@');
  return (
    <Link href={`mailto:${address}`}>
      {name}@<wbr />
      {host.join('@')}
    </Link>
  );
}
