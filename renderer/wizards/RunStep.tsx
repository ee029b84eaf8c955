import { Box, Typography } from '@mui/material';
import { SubmitBar } from '../forms/SubmitBar.tsx';
import { Alert } from '../look/Alert.tsx';
import { Button } from '../look/Button.tsx';
import { Spinner } from '../look/Spinner.tsx';
import { useEngineText } from '../texts/useEngineText.ts';

interface RunStepProps {
  readonly failed: boolean;
  readonly message: string | undefined;
  readonly before: React.ReactNode;
  /** Undefined if the call can never succeed. */
  readonly retry: (() => void) | undefined;
}

/** Shows a running call, or its outcome. */
export function RunStep({ failed, message, before, retry }: RunStepProps) {
  const say = useEngineText();
  if (!failed) {
    return (
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 4 }}>
        <Spinner />
        <Typography>{say('working')}</Typography>
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Alert severity="error">{message ?? say('failed')}</Alert>
      <SubmitBar>
        {before}
        {retry && (
          <Button variant="contained" onClick={retry}>
            {say('retry')}
          </Button>
        )}
      </SubmitBar>
    </Box>
  );
}
