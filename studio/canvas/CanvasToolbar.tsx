import {
  mdiArrowCollapseRight,
  mdiArrowDown,
  mdiArrowExpandLeft,
  mdiArrowUp,
  mdiContentCopy,
  mdiDeleteOutline,
  mdiPlus,
} from '@mdi/js';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { Icon } from '#renderer/host';
import type { StudioTextName } from '../texts/en.ts';
import { useStudioText } from '../texts/useStudioText.ts';
import type { CanvasElement, CanvasList } from './outline.ts';
import { type Direction, stepTo } from './target.ts';

interface CanvasToolbarProps {
  readonly lists: readonly CanvasList[];
  readonly selected: CanvasElement | undefined;
  /** What people call it. */
  readonly label: string | undefined;
  readonly onAdd: () => void;
  readonly move: (element: CanvasElement, direction: Direction) => void;
  readonly duplicate: (element: CanvasElement) => void;
  readonly remove: (element: CanvasElement) => void;
}

const moves: readonly (readonly [Direction, StudioTextName, string])[] = [
  ['up', 'moveUp', mdiArrowUp],
  ['down', 'moveDown', mdiArrowDown],
  ['in', 'moveIn', mdiArrowCollapseRight],
  ['out', 'moveOut', mdiArrowExpandLeft],
];

/** What can be done with the selected element. */
export function CanvasToolbar({ lists, selected, label, onAdd, move, duplicate, remove }: CanvasToolbarProps) {
  const say = useStudioText();
  return (
    <Box
      role="toolbar"
      aria-label={say('selectedElement')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        position: 'sticky',
        top: -16,
        zIndex: 2,
        mx: -2,
        mt: -2,
        px: 2,
        py: 0.75,
        gap: 0.5,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Button size="small" variant="outlined" startIcon={<Icon path={mdiPlus} size="small" />} onClick={onAdd}>
        {say('add')}
      </Button>
      <Typography
        variant="body2"
        sx={{ flex: 1, minWidth: 80, px: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {label ?? say('nothingSelected')}
      </Typography>
      {moves.map(([direction, title, icon]) => (
        <Act
          key={direction}
          title={say(title)}
          icon={icon}
          isDisabled={selected === undefined || stepTo(lists, selected, direction) === undefined}
          onPress={() => selected && move(selected, direction)}
        />
      ))}
      <Act
        title={say('duplicate')}
        icon={mdiContentCopy}
        isDisabled={selected === undefined}
        onPress={() => selected && duplicate(selected)}
      />
      <Act
        title={say('remove')}
        icon={mdiDeleteOutline}
        isDisabled={selected === undefined}
        onPress={() => selected && remove(selected)}
      />
    </Box>
  );
}

interface ActProps {
  readonly title: string;
  readonly icon: string;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

function Act({ title, icon, isDisabled, onPress }: ActProps) {
  return (
    <IconButton size="small" aria-label={title} title={title} disabled={isDisabled} onClick={onPress}>
      <Icon path={icon} size="small" />
    </IconButton>
  );
}
