import './calls.css';
import { Skeleton } from '../look/Skeleton.tsx';
import { Surface } from '../look/Surface.tsx';
import { useEngineText } from '../texts/useEngineText.ts';

/** A placeholder for data. */
export function Loading({ rows = 3 }: { readonly rows?: number }) {
  const say = useEngineText();
  return (
    <Surface role="status" aria-label={say('loading')} className="loading">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars have no identity.
        <Skeleton key={row} height={16} width={row % 2 === 0 ? '100%' : '72%'} />
      ))}
    </Surface>
  );
}

/** A placeholder for content of unknown height. Blocks below it are hidden until the content is there, so that they do not move. */
export function LoadingContent() {
  return (
    <div className="loading-content">
      <Loading />
    </div>
  );
}
