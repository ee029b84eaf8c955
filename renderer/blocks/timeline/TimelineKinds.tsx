import './timeline.css';
import type { TimelineSourceModel } from '#engine/blocks/timeline';
import { Button } from '../../look/Button.tsx';
import { useEngineText } from '../../texts/useEngineText.ts';
import { useText } from '../../texts/useText.ts';

interface TimelineKindsProps {
  readonly kinds: readonly TimelineSourceModel[];
  /** The selected kind; undefined for all. */
  readonly kind: string | undefined;
  readonly onKind: (kind: string | undefined) => void;
}

/** Selects which events of a timeline are shown: all, or those of one kind. */
export function TimelineKinds({ kinds, kind, onKind }: TimelineKindsProps) {
  const text = useText();
  const say = useEngineText();
  const choices = [
    { name: undefined, title: say('allKinds') },
    ...kinds.map(({ name, title }) => ({ name, title: text(title) })),
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs.
    <div role="group" aria-label={say('showKinds')} className="timeline-kinds no-print">
      {choices.map(({ name, title }) => (
        <Button
          key={name ?? ''}
          size="small"
          variant={name === kind ? 'outlined' : 'text'}
          aria-pressed={name === kind}
          onClick={() => onKind(name)}
        >
          {title}
        </Button>
      ))}
    </div>
  );
}
