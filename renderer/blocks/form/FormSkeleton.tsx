import '../blocks.css';
import type { FormBlockModel } from '#engine/blocks/form';
import { useRuntime } from '../../contexts/useRuntime.ts';
import { Skeleton } from '../../look/Skeleton.tsx';
import { Markdown } from '../../texts/Markdown.tsx';
import { useEngineText } from '../../texts/useEngineText.ts';
import { useMarkdown } from '../../texts/useMarkdown.ts';
import type { BlockProps } from '../BlockProps.ts';

/** Maximum number of placeholders: further fields would be below the visible part. */
const most = 20;

/** Reserves approximately the height of a form while its code loads, so that the blocks below do not move. */
export function FormSkeleton({ block }: BlockProps<FormBlockModel>) {
  const { release } = useRuntime();
  const say = useEngineText();
  const markdown = useMarkdown();
  const form = release.forms[block.of];
  const fields = form === undefined || 'each' in form.fields ? [] : form.fields;
  const shown = fields.filter(({ when }) => when === true).slice(0, most);
  return (
    <div role="status" aria-label={say('loading')} className="form-place">
      {form?.text && <Markdown text={markdown(form.text)} />}
      <div className="form-place-fields">
        <div className={shown.length > 3 ? 'form-place-columns' : undefined}>
          {shown.map(({ path }) => (
            <div key={path} className="form-place-field">
              <Skeleton height={12} width="30%" />
              <span className="form-place-input fw-skeleton" />
            </div>
          ))}
        </div>
      </div>
      <span className="form-place-button fw-skeleton" />
    </div>
  );
}
