import { Box, CircularProgress } from '@mui/material';

/** What is seen until it is known who is there. */
export function Splash() {
  return (
    <Box role="status" sx={{ display: 'grid', placeItems: 'center', minHeight: '60dvh' }}>
      <CircularProgress aria-hidden />
    </Box>
  );
}
