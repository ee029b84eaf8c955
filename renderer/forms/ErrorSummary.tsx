import { Alert, AlertTitle, Box } from '@mui/material';
import { useDeferredValue } from 'react';
import type { FieldProblem } from '#engine';
import { useEngineText } from '../runtime/useEngineText.ts';
import { fieldId } from './FormStoreContext.ts';

interface ErrorSummaryProps {
  readonly prefix: string;
  readonly problems: readonly FieldProblem[];
  /** Brings a field into view; without it, the one that is there takes the focus. */
  readonly onGo?: (path: string) => void;
}

/** Lines that stand at once; the others follow as soon as these are seen. */
const firstLines = 20;

/** Announces what a submit was refused for; each line leads to its field. */
export function ErrorSummary({ prefix, problems, onGo }: ErrorSummaryProps) {
  const say = useEngineText();
  const settled = useDeferredValue(problems);
  const isWhole = settled === problems || problems.length <= firstLines;
  const shown = isWhole ? problems : problems.slice(0, firstLines);
  const loose = problems.some((problem) => problem.path === '');
  const isList = problems.length > 1;
  return (
    // It is there before anything is wrong, so that its words are announced; empty, it takes no room.
    <Box role="alert" sx={{ '&:empty': { position: 'absolute' } }}>
      {(isList || loose) && (
        <Alert severity="error" role="presentation">
          {isList && <AlertTitle>{say('problems', { count: problems.length })}</AlertTitle>}
          <Box
            component="ul"
            sx={{
              m: 0,
              pl: isList ? 2.5 : 0,
              listStyle: isList ? 'disc' : 'none',
              '& a': { color: 'inherit', textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)' },
              '& a:hover': { textDecorationColor: 'currentColor' },
            }}
          >
            {shown.map(({ path, code, message }) => (
              <li key={`${path}:${code}`}>
                {path === '' ? (
                  message
                ) : (
                  <a
                    href={`#${fieldId(prefix, path)}`}
                    onClick={(event) => {
                      // The address belongs to the portal's routes.
                      event.preventDefault();
                      if (onGo) onGo(path);
                      else document.getElementById(fieldId(prefix, path))?.focus();
                    }}
                  >
                    {message}
                  </a>
                )}
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
}
