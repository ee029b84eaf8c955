import './values.css';
import { type FieldModel, formatValue, numberCountry } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { Chip } from '../look/Chip.tsx';
import { TextLink } from '../look/TextLink.tsx';
import { useScope } from '../scope/useScope.ts';
import { lookOf } from './lookOf.ts';
import { MailAddress } from './MailAddress.tsx';
import { PhoneLink } from './PhoneLink.tsx';

interface FieldValueProps {
  readonly field: FieldModel;
  readonly value: unknown;
}

/** Renders a formatted value: as a chip if it has a severity, as a link if it is a URL. */
export function FieldValue({ field, value }: FieldValueProps) {
  const { release, locale } = useRuntime();
  const scope = useScope();
  const words = formatValue(field, value, scope, { release, locale });
  const look = lookOf(field, value, words);
  switch (look.kind) {
    case 'none':
      return <span className="value-none">—</span>;
    case 'absent':
      return <span className="value-absent">{words}</span>;
    case 'tone':
      return <Chip tone={look.tone} label={words} />;
    case 'mail':
      return (
        <TextLink href={`mailto:${look.address}`}>
          <MailAddress address={look.address} />
        </TextLink>
      );
    case 'phone':
      return <PhoneLink number={look.number} country={numberCountry(field)} />;
    case 'page':
      return (
        <TextLink href={look.address} target="_blank" rel="noopener noreferrer">
          {words}
        </TextLink>
      );
    default:
      return <span style={look.kind === 'word' ? asWord : asText}>{words}</span>;
  }
}

const asWord = { whiteSpace: 'nowrap', overflowWrap: 'break-word' } as const;
const asText = { whiteSpace: 'pre-line', overflowWrap: 'break-word' } as const;
