import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { isRecord } from '#engine';

interface BesideProps {
  /** The file of the definition: its name and its text. */
  readonly definition: unknown;
  readonly data: unknown;
  readonly children: ReactNode;
}

/** Shows a definition, the data it was rendered with, and the result next to each other. */
export function Beside({ definition, data, children }: BesideProps) {
  const { file, source } = isRecord(definition) ? definition : {};
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr 2fr', minHeight: '100vh', '& > *': { minWidth: 0 } }}>
      {typeof source === 'string' ? (
        <Listing title={String(file)} text={source} />
      ) : (
        <Listing title="By hand" text="" />
      )}
      <Listing title="Data" text={JSON.stringify(data, undefined, 2) ?? ''} />
      <Box>{children}</Box>
    </Box>
  );
}

function Listing({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{ p: 2, bgcolor: '#fff', color: '#1b2430', borderRight: '1px solid #dde1e7' }}
    >
      <Box component="p" sx={{ m: 0, fontWeight: 600 }}>
        {title}
      </Box>
      {/* A long listing is scrollable by keyboard. */}
      <Box component="pre" tabIndex={0} sx={{ m: 0, mt: 1, overflow: 'auto', maxHeight: '90vh', fontSize: 12 }}>
        {text}
      </Box>
    </Box>
  );
}
