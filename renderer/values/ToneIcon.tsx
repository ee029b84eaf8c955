import '../look/tones.css';
import type { Tone } from '#engine';
import { Icon } from '../look/Icon.tsx';
import { errorPath, infoPath, successPath, warningPath } from '../look/paths.ts';
import { useEngineText } from '../texts/useEngineText.ts';

const paths = { success: successPath, info: infoPath, warning: warningPath, error: errorPath } as const;

/** The icon of a tone, with its meaning in words; nothing for a neutral one. */
export function ToneIcon({ tone }: { readonly tone: Tone | undefined }) {
  const say = useEngineText();
  if (tone === undefined || tone === 'neutral') return null;
  return <Icon path={paths[tone]} size="small" className={`fw-tone-icon fw-${tone}`} title={say(`tone.${tone}`)} />;
}
