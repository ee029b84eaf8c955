import { Alert, AlertTitle, Box, Link } from '@mui/material';
import type { FieldProblem } from '#engine';
import { useEngineText } from '../runtime/useEngineText.ts';
import { fieldId } from './FormStoreContext.ts';

interface ErrorSummaryProps {
  readonly prefix: string;
  readonly problems: readonly FieldProblem[];
}

/** Announces what a submit was refused for; each line leads to its field. */
export function ErrorSummary({ prefix, problems }: ErrorSummaryProps) {
  const say = useEngineText();
  const loose = problems.filter((problem) => problem.path === '');
  const isList = problems.length > 1;
  return (
    // It is there before anything is wrong, so that its words are announced; empty, it takes no room.
    <Box role="alert" sx={{ '&:empty': { position: 'absolute' } }}>
      {(isList || loose.length > 0) && (
        <Alert severity="error" role="presentation">
          {isList && <AlertTitle>{say('problems', { count: problems.length })}</AlertTitle>}
          <Box component="ul" sx={{ m: 0, pl: isList ? 2.5 : 0, listStyle: isList ? 'disc' : 'none' }}>
            {problems.map((problem) => (
              <li key={`${problem.path}:${problem.code}`}>
                {problem.path === '' ? (
                  problem.message
                ) : (
                  <Link
                    href={`#${fieldId(prefix, problem.path)}`}
                    color="inherit"
                    onClick={(event) => {
                      // The address belongs to the portal's routes.
                      event.preventDefault();
                      document.getElementById(fieldId(prefix, problem.path))?.focus();
                    }}
                  >
                    {problem.message}
                  </Link>
                )}
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
}
