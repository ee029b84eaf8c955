import './figures.css';
import { resolveCondition } from '#engine';
import type { FigureModel, FiguresBlockModel } from '#engine/blocks/figures';
import { usePressHref } from '../../actions/usePressHref.ts';
import { BlockTitle } from '../../body/BlockTitle.tsx';
import { useRuntime } from '../../contexts/useRuntime.ts';
import { classes } from '../../look/classes.ts';
import { Link } from '../../routing/Link.tsx';
import { useScope } from '../../scope/useScope.ts';
import { useText } from '../../texts/useText.ts';
import { numberOf } from '../../values/numberOf.ts';
import { ToneIcon } from '../../values/ToneIcon.tsx';
import { useTone } from '../../values/useTone.ts';
import type { BlockProps } from '../BlockProps.ts';

/** A row of numbers, as a list for screen readers. */
export function FiguresBlock({ block }: BlockProps<FiguresBlockModel>) {
  const scope = useScope();
  const { release } = useRuntime();
  const shown = block.items.filter(({ when }) => resolveCondition(when, scope, release.access.policies));
  return (
    <div>
      <BlockTitle block={block} />
      <ul className="figures">
        {shown.map((figure) => (
          <li key={figure.name}>
            <Figure figure={figure} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One number, as a link if the user can open its screen. */
function Figure({ figure }: { readonly figure: FigureModel }) {
  const scope = useScope();
  const text = useText();
  const { locale } = useRuntime();
  const tone = useTone(figure.tone, scope);
  const href = usePressHref(figure.press)(scope);
  const value = numberOf(figure.value, scope);
  const below = text(figure.text);
  const content = (
    <>
      <span className="figure-title">
        {tone && <ToneIcon tone={tone} />}
        {text(figure.title)}
      </span>
      <span className="figure-value">{value === undefined ? '–' : new Intl.NumberFormat(locale).format(value)}</span>
      {below !== '' && <span className="figure-text">{below}</span>}
    </>
  );
  const look = classes('figure', tone && `figure-toned fw-${tone}`);
  if (href === undefined) return <div className={look}>{content}</div>;
  return (
    <Link className={classes(look, 'figure-link')} to={href}>
      {content}
    </Link>
  );
}
