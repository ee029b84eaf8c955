import './fields.css';
import type { FieldProblem } from '#engine';
import { Alert, AlertTitle } from '../look/Alert.tsx';
import { useEngineText } from '../texts/useEngineText.ts';
import { fieldId } from './FormContext.ts';

interface ErrorSummaryProps {
  readonly prefix: string;
  readonly problems: readonly FieldProblem[];
  /** What a form says of itself when something in it is wrong; otherwise several problems are counted. */
  readonly words?: string | undefined;
  /** Brings a field into view; without it, the one that is there takes the focus. */
  readonly onGo?: (path: string) => void;
}

/** Announces what a submit was refused for; each line leads to its field. */
export function ErrorSummary({ prefix, problems, words, onGo }: ErrorSummaryProps) {
  const say = useEngineText();
  const loose = problems.some((problem) => problem.path === '');
  const isList = problems.length > 1;
  const title = problems.length > 0 && words ? words : isList ? say('problems', { count: problems.length }) : undefined;
  const isSaid = title !== undefined || loose;
  return (
    // It is there before anything is wrong, so that its words are announced; empty, it takes no room.
    <div role="alert" className={isSaid ? undefined : 'form-silent'}>
      {isSaid && (
        <Alert severity="error" role="presentation">
          {title !== undefined && <AlertTitle>{title}</AlertTitle>}
          {(isList || loose) && (
            <ul className="form-problems">
              {problems.map(({ path, code, message }) => (
                <li key={`${path}:${code}`} className="form-problem">
                  {path === '' ? (
                    message
                  ) : (
                    <a
                      className="form-way"
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
            </ul>
          )}
        </Alert>
      )}
    </div>
  );
}
