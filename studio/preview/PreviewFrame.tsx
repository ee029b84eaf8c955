import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useStudioText } from '../texts/useStudioText.ts';
import { frameName, type ShownPreview } from './storePreview.ts';

interface PreviewFrameProps {
  readonly shown: ShownPreview;
  /** Width of the page in pixels. A wider page than the place is shown smaller. */
  readonly width: number;
  readonly address: string;
}

/** Height of a page in a frame, in pixels. */
const pageHeight = 900;

/** Shows a preview in a frame. */
export function PreviewFrame({ shown, width, address }: PreviewFrameProps) {
  const say = useStudioText();
  const place = useRef<HTMLDivElement>(null);
  const room = useWidth(place);
  const scale = room === undefined ? 1 : Math.min(1, room / width);
  const title = say(shown.hasDrafts ? 'withDrafts' : 'liveRelease');
  return (
    <Box sx={{ minWidth: 0, flex: 1 }}>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Button size="small" onClick={() => window.open(address, frameName(shown))}>
          {say('openInTab')}
        </Button>
      </Stack>
      <Box ref={place} style={{ height: pageHeight * scale }} sx={{ overflow: 'hidden' }}>
        <Box
          component="iframe"
          name={frameName(shown)}
          src={address}
          title={`${title}: ${shown.who}`}
          style={{ width, height: pageHeight, transform: `scale(${scale})` }}
          sx={{ transformOrigin: '0 0', border: 1, borderColor: 'divider', boxSizing: 'border-box' }}
        />
      </Box>
    </Box>
  );
}

/** Returns the width of an element in pixels, undefined before it is measured. */
function useWidth(element: { readonly current: HTMLElement | null }): number | undefined {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
