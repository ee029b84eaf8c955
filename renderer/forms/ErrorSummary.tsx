import './fields.css';
import type { FieldProblem } from '#engine';
import { Alert, AlertTitle } from '../look/Alert.tsx';
import { useEngineText } from '../texts/useEngineText.ts';
import { fieldId } from './FormContext.ts';

interface ErrorSummaryProps {
  readonly prefix: string;
  readonly problems: readonly FieldProblem[];
  /** The form's message if something is wrong; by default several problems are counted. */
  readonly words?: string | undefined;
  /** Scrolls to a field; by default the rendered field receives the focus. */
  readonly onGo?: (path: string) => void;
}

/** Announces why a form could not be submitted. Each line links to its field. */
export function ErrorSummary({ prefix, problems, words, onGo }: ErrorSummaryProps) {
  const say = useEngineText();
  const loose = problems.some((problem) => problem.path === '');
  const isList = problems.length > 1;
  const title = problems.length > 0 && words ? words : isList ? say('problems', { count: problems.length }) : undefined;
  const isSaid = title !== undefined || loose;
  return (
    // The live region exists before there is a problem, so that its text is announced. It takes no space while it is
    // empty.
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
                        // The fragment of the URL belongs to the router.
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
