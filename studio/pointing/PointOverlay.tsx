import { Box, Button, Paper, Typography } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useRef } from 'react';
import { createPortal } from 'react-dom';
import { menuOf } from '#engine';
import { useCurrentScreen, useRuntime, WhyContext } from '#renderer/host';
import { useCaller } from '../data/useStudioData.ts';
import { useStudioText } from '../texts/useStudioText.ts';
import { locate, type PartLocation } from '../why/locate.ts';
import { useStudioAddress } from '../why/useStudioAddress.ts';
import { titleOfName } from '../wording/titleOfName.ts';

import { locationsOf } from './locationsOf.ts';
import { marksOf } from './marksOf.ts';
import { usePointer } from './usePointer.ts';

/** Height of the panel with its margin in pixels. */
const coverage = 170;

/** Lies over the page: outlines the element that is pointed at, names it, and opens its definition. */
export function PointOverlay() {
  const { close } = use(WhyContext);
  const { zIndex } = useTheme();
  const say = useStudioText();
  const cover = useRef<HTMLDivElement>(null);
  const client = useQueryClient();
  const addressOf = useStudioAddress();
  const placesAt = useLocations();
  const queryOf = useLocationQuery();

  const open = async (at: Element): Promise<void> => {
    const place = await client.ensureQueryData(queryOf(placesAt(at)));
    if (place === null || addressOf === undefined) return;
    window.open(addressOf(place), '_blank', 'noopener');
    close();
  };
  const { element, box, pointAt } = usePointer({ cover, onOpen: (at) => void open(at), onClose: close });
  const places = element === undefined ? [] : placesAt(element);
  const { data: place } = useQuery({ ...queryOf(places), enabled: places.length > 0 });
  // What tells about an element does not cover it.
  const edge = box !== undefined && box.top > window.innerHeight - coverage ? { top: 16 } : { bottom: 16 };
  const what = places[0] === undefined ? undefined : describe(places[0]);

  function describe({ definition, path }: PartLocation): string {
    const part = path.at(-1);
    if (part?.part === 'title') return say('pointKind_title');
    const kind =
      part === undefined
        ? titleOfName(definition.kind)
        : part.word === undefined
          ? say(`pointKind_${part.part}`)
          : titleOfName(part.word);
    return say('pointNamed', { kind, name: part?.name ?? definition.definition });
  }

  return createPortal(
    <Box
      ref={cover}
      // Browsers also report a move when the page below the pointer changes.
      onPointerMove={({ clientX, clientY, movementX, movementY }) => {
        if (movementX !== 0 || movementY !== 0) pointAt(clientX, clientY);
      }}
      onPointerDown={({ clientX, clientY }) => pointAt(clientX, clientY)}
      onClick={() => element && void open(element)}
      sx={{ position: 'fixed', inset: 0, zIndex: zIndex.modal + 2, cursor: 'crosshair' }}
    >
      {element !== undefined && box !== undefined && (
        <Box
          style={{ left: box.left - 3, top: box.top - 3, width: box.width + 6, height: box.height + 6 }}
          sx={{
            ...{ position: 'fixed', border: 2, borderColor: 'primary.main', borderRadius: 1, pointerEvents: 'none' },
            bgcolor: 'color-mix(in srgb, var(--fw-primary) 12%, transparent)',
          }}
        />
      )}
      <Paper
        elevation={8}
        onClick={(event) => event.stopPropagation()}
        onPointerMove={(event) => event.stopPropagation()}
        onPointerDown={(event) => event.stopPropagation()}
        sx={{
          ...{ position: 'fixed', left: '50%', ...edge, transform: 'translateX(-50%)', cursor: 'default' },
          ...{ width: 'min(40rem, calc(100vw - 32px))', p: 2, display: 'flex', gap: 2, alignItems: 'center' },
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box role="status">
            <Typography variant="subtitle1" component="p">
              {what ?? say('pointNothing')}
            </Typography>
            <Typography variant="body2" sx={{ fontFamily: 'monospace', minHeight: '1.5em' }}>
              {element !== undefined && place ? `${place.kind}/${place.definition}${place.pointer}` : ''}
            </Typography>
          </Box>
          <Typography variant="body2" color="text.secondary">
            {say('pointHow')}
          </Typography>
        </Box>
        <Button onClick={close}>{say('close')}</Button>
      </Paper>
    </Box>,
    document.body,
  );
}

/** Returns where an element of the page can be defined. */
function useLocations(): (element: Element) => readonly PartLocation[] {
  const { release, user } = useRuntime();
  const screen = useCurrentScreen()?.id;
  const menu = menuOf(user, release)?.id;
  return (element) => locationsOf(marksOf(element), { release, screen, menu });
}

function useLocationQuery() {
  const { release } = useRuntime();
  const call = useCaller();
  const { hash } = release;
  return (places: readonly PartLocation[]) =>
    queryOptions({
      queryKey: ['studio', 'place', hash, places],
      queryFn: async () => {
        const found = await locate(places, async (name) => (await call('releases.definition', { hash, ...name })).text);
        return found ?? null;
      },
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    });
}
