import { Box, Link, Stack, Typography } from '@mui/material';
import type { DefinitionName, Problem } from '../data/operations.ts';
import { useStudioLocation } from '../location/useStudioLocation.ts';
import { useStudioText } from '../texts/useStudioText.ts';

interface ProblemListProps {
  readonly problems: readonly Problem[];
  /** The definition that is open: problems of others say where they are. */
  readonly name?: DefinitionName;
}

/** What the gate has found; each leads to its place. */
export function ProblemList({ problems, name }: ProblemListProps) {
  const say = useStudioText();
  const { show } = useStudioLocation();
  if (problems.length === 0) return <Typography color="text.secondary">{say('noProblems')}</Typography>;
  return (
    <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {problems.map((problem) => {
        const { code, kind, definition, pointer, line, column, message, hint, severity } = problem;
        const isOwn = kind === name?.kind && definition === name?.definition;
        const translated = kind === 'locale' ? translatedBy(definition) : undefined;
        const place =
          translated === undefined
            ? [...(isOwn ? [] : [definition, kind]), say('line', { line })].join(' · ')
            : [translated.definition, translated.kind, translated.locale].join(' · ');
        return (
          <Box component="li" key={[code, kind, definition, pointer, line, column, message].join(' ')}>
            <Typography
              variant="body2"
              color={severity === 'error' ? 'error' : 'warning.main'}
              sx={{ overflowWrap: 'anywhere' }}
            >
              {message}
            </Typography>
            {hint !== undefined && (
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {hint}
              </Typography>
            )}
            {kind !== undefined && definition !== undefined && (
              <Link
                component="button"
                variant="body2"
                sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}
                onClick={() =>
                  translated === undefined
                    ? show({ kind, definition }, { view: 'json', pointer })
                    : show(translated, { view: 'texts' })
                }
              >
                {place}
              </Link>
            )}
          </Box>
        );
      })}
    </Stack>
  );
}

/** The definition that translations are of: `fr/lend-book.form`. It shows them beside its own texts. */
function translatedBy(id = ''): (DefinitionName & { readonly locale: string }) | undefined {
  const [, locale, definition, kind] = /^([^/]+)\/(.+)\.(\w+)$/.exec(id) ?? [];
  return locale === undefined || definition === undefined || kind === undefined
    ? undefined
    : { locale, definition, kind };
}
