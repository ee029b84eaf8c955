import '../look/tones.css';
import { Icon } from '../look/Icon.tsx';
import { errorPath, infoPath, successPath, warningPath } from '../look/paths.ts';
import { useEngineText } from '../texts/useEngineText.ts';
import type { MarkingTone } from './useTone.ts';

const paths = { success: successPath, info: infoPath, warning: warningPath, error: errorPath } as const;

/** Renders the icon of a severity, with a text alternative. */
export function ToneIcon({ tone }: { readonly tone: MarkingTone }) {
  const say = useEngineText();
  return <Icon path={paths[tone]} size="small" className={`fw-tone-icon fw-${tone}`} title={say(`tone.${tone}`)} />;
}
