import { Button } from '../look/Button.tsx';
import { useEngineText } from '../texts/useEngineText.ts';

interface BackButtonProps {
  readonly locked: boolean;
  back(): void;
}

/** Goes back to the previous step; locked if no previous step can be changed any more. */
export function BackButton({ locked, back }: BackButtonProps) {
  const say = useEngineText();
  return (
    <Button type="button" color="inherit" disabled={locked} onClick={back} style={{ marginRight: 'auto' }}>
      {say('back')}
    </Button>
  );
}
