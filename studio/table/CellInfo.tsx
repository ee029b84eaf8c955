import { Box, Link, Typography } from '@mui/material';
import { sourceLocale } from '#engine';
import type { Problem } from '../data/operations.ts';
import { useLanguageName } from '../texts/useLanguageName.ts';
import { useStudioText } from '../texts/useStudioText.ts';
import type { TranslationGap } from './translationGaps.ts';

interface CellInfoProps {
  readonly id: string;
  /** Row and column of the cell. */
  readonly place: string;
  readonly locale: string;
  readonly problems: readonly Problem[];
  readonly gaps: readonly TranslationGap[];
  /** Why the cell cannot be typed into. */
  readonly fixed: string | undefined;
  readonly readOnly: boolean;
  /** Marks an outdated translation as still correct. */
  readonly onStillCorrect: () => void;
}

/** What there is to say about the active cell: findings of the gate, and what its translations lack. */
export function CellInfo({ id, place, locale, problems, gaps, fixed, readOnly, onStillCorrect }: CellInfoProps) {
  const say = useStudioText();
  const nameOf = useLanguageName();
  const said = gaps.map((gap) => {
    const text =
      gap.state === 'missing'
        ? say('translationMissing')
        : gap.state === 'outdated'
          ? say('translationOutdated', { of: gap.of })
          : say('placeholdersDiffer', { names: gap.names.join(' ') });
    return { ...gap, text: say('whyLabel', { subject: nameOf(gap.locale) }).concat(' ', text) };
  });
  return (
    <Box sx={{ minHeight: 44, maxHeight: 110, overflow: 'auto', flexShrink: 0 }}>
      <Box id={id} sx={{ overflowWrap: 'anywhere' }}>
        <Typography variant="body2" component="span" color="text.secondary">
          {place}
        </Typography>
        {problems.map(({ code, pointer, message, hint, severity }) => (
          <Typography
            key={`${code} ${pointer} ${message}`}
            variant="body2"
            color={severity === 'error' ? 'error' : 'warning.main'}
          >
            {[message, hint].filter((part) => part !== undefined).join(' ')}
          </Typography>
        ))}
        {said.map((gap) => (
          <Typography key={gap.locale} variant="body2" color="warning.main">
            {gap.text}
          </Typography>
        ))}
        {fixed !== undefined && <Typography variant="body2">{fixed}</Typography>}
      </Box>
      {!readOnly && locale !== sourceLocale && gaps.some(({ state }) => state === 'outdated') && (
        <Link component="button" type="button" variant="body2" onClick={onStillCorrect}>
          {say('markCurrent')}
        </Link>
      )}
    </Box>
  );
}
