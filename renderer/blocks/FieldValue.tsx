import { Box, Chip, Link } from '@mui/material';
import { type FieldModel, formatValue } from '#engine';
import { useRuntime } from '../runtime/useRuntime.ts';
import { useScope } from '../runtime/useScope.ts';
import { colourOf } from '../theme/tones.ts';
import { listWord } from '../widgets/widgetWords.ts';
import { lookOf } from './lookOf.ts';
import { MailAddress } from './MailAddress.tsx';
import { PhoneLink } from './PhoneLink.tsx';

interface FieldValueProps {
  readonly field: FieldModel;
  readonly value: unknown;
}

/** A value as it is read: a chip where its tone says how serious it is, a link where it is an address. */
export function FieldValue({ field, value }: FieldValueProps) {
  const { release, locale } = useRuntime();
  const scope = useScope();
  const words = formatValue(field, value, scope, { release, locale });
  const look = lookOf(field, value, words);
  switch (look.kind) {
    case 'none':
      return (
        <Box component="span" sx={{ color: 'text.disabled' }}>
          —
        </Box>
      );
    case 'absent':
      return (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {words}
        </Box>
      );
    case 'tone':
      return (
        <Chip
          size="small"
          label={words}
          color={colourOf(look.tone)}
          variant={look.tone === 'neutral' ? 'outlined' : 'filled'}
        />
      );
    case 'mail':
      return (
        <Link href={`mailto:${look.address}`}>
          <MailAddress address={look.address} />
        </Link>
      );
    case 'phone':
      return <PhoneLink number={look.number} country={listWord(field, 'countries')[0] ?? 'US'} />;
    case 'page':
      return (
        <Link href={look.address} target="_blank" rel="noopener noreferrer">
          {words}
        </Link>
      );
    default:
      return <span style={look.kind === 'word' ? asWord : asText}>{words}</span>;
  }
}

const asWord = { whiteSpace: 'nowrap', overflowWrap: 'break-word' } as const;
const asText = { whiteSpace: 'pre-line', overflowWrap: 'break-word' } as const;
