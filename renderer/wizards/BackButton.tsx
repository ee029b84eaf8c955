import { Button } from '../look/Button.tsx';
import { useEngineText } from '../texts/useEngineText.ts';

interface BackButtonProps {
  readonly locked: boolean;
  back(): void;
}

/** Back to the step before; locked where nothing before may be changed any more. */
export function BackButton({ locked, back }: BackButtonProps) {
  const say = useEngineText();
  return (
    <Button type="button" color="inherit" disabled={locked} onClick={back} style={{ marginRight: 'auto' }}>
      {say('back')}
    </Button>
  );
}
