import { Box, Button, Typography } from '@mui/material';
import { useEffect } from 'react';
import { Link as RouterLink } from '../routing/Link.tsx';
import { useEngineText } from '../runtime/useEngineText.ts';
import { usePageTitle } from '../shell/PageTitle.ts';

/** What stands at an address that nothing has, or that is not for this person. */
export function NotFoundPage() {
  const say = useEngineText();
  const { setTitle } = usePageTitle();
  const title = say('notFoundTitle');
  useEffect(() => setTitle(title), [setTitle, title]);
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography variant="h4" component="h1">
        {title}
      </Typography>
      <Typography>{say('notFoundText')}</Typography>
      <Button variant="contained" component={RouterLink} to="/">
        {say('toStart')}
      </Button>
    </Box>
  );
}
