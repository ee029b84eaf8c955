import { titleId, type WidgetProps } from '@rjsf/utils';
import '../widgets/widgets.css';
import './flow.css';
import type { AnswerModel, QuestionModel } from '#engine';
import { useEngineText } from '../texts/useEngineText.ts';
import { describedBy, isInvalid, isLocked } from '../widgets/inputAttributes.ts';
import { choicesOf } from '../widgets/readOptions.ts';
import { sideOf } from './sideOf.ts';

const sides = ['yes', 'no'] as const;

/**
 * Statements that are true or not, each with a checkbox for Yes and one for No. Checking one clears the other, and
 * clearing both leaves the statement unanswered. A counter shows how many are answered.
 */
export function PairsInput(props: WidgetProps) {
  const { id, value, onChange, onBlur } = props;
  const question: QuestionModel = props.options['question'];
  const choices = choicesOf(props);
  const locked = isLocked(props);
  const say = useEngineText();
  const stored: readonly unknown[] = Array.isArray(value) ? value : [];
  const rows = question.answers.filter((answer) => answer.no !== undefined);
  const answered = rows.filter((row) => sideOf(row, stored) !== '').length;
  const tick = ({ answer, no }: AnswerModel, side: 'yes' | 'no', isTicked: boolean) => {
    const others = stored.filter((one) => one !== answer && one !== no);
    onChange(isTicked ? [...others, side === 'yes' ? answer : no] : others);
  };
  return (
    <fieldset aria-labelledby={titleId(id)} aria-describedby={describedBy(props)} className="flow-pairs">
      <p role="status" className="flow-count">
        {say('pairsAnswered', { count: answered, limit: question.exactly ?? rows.length })}
      </p>
      {rows.map((row, index) => {
        const rowId = `${id}-${row.answer}`;
        const side = sideOf(row, stored);
        return (
          <div key={row.answer} className="flow-pair">
            <span id={rowId}>{choices.find((choice) => choice.value === row.answer)?.label}</span>
            <fieldset aria-labelledby={rowId} className="flow-group field-choices field-row">
              {sides.map((one) => (
                <label
                  key={one}
                  className={locked ? 'field-choice field-of-few field-fixed' : 'field-choice field-of-few'}
                >
                  <input
                    type="checkbox"
                    value={one}
                    className="field-check"
                    // The first checkbox has the id of the question, so that a link to the question leads to it.
                    id={index === 0 && one === 'yes' ? id : `${rowId}-${one}`}
                    checked={side === one}
                    disabled={locked}
                    aria-invalid={isInvalid(props) && side === ''}
                    onChange={({ target }) => tick(row, one, target.checked)}
                    onBlur={() => onBlur(id, value)}
                  />
                  <span className="field-words">{say(one)}</span>
                </label>
              ))}
            </fieldset>
          </div>
        );
      })}
    </fieldset>
  );
}
