import { Box } from '@mui/material';
import { useEngineText } from '../runtime/useEngineText.ts';

/** The first thing the keyboard finds: the way past bar and menu. */
export function SkipLink() {
  const say = useEngineText();
  return (
    <Box
      component="a"
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'primary.main',
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      {say('skipToContent')}
    </Box>
  );
}
