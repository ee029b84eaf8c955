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
import { memo } from 'react';
import { Icon } from '#renderer/host';
import type { StudioTextName } from '../texts/en.ts';
import { useStudioText } from '../texts/useStudioText.ts';
import type { Direction } from './target.ts';

interface CanvasToolbarProps {
  /** What people call the selected element; undefined while none is selected. */
  readonly label: string | undefined;
  /** Where the selected element can be moved. */
  readonly directions: readonly Direction[];
  readonly onAdd: () => void;
  readonly onMove: (direction: Direction) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

const moves: readonly (readonly [Direction, StudioTextName, string])[] = [
  ['up', 'moveUp', mdiArrowUp],
  ['down', 'moveDown', mdiArrowDown],
  ['in', 'moveIn', mdiArrowCollapseRight],
  ['out', 'moveOut', mdiArrowExpandLeft],
];

/** What can be done with the selected element. */
export const CanvasToolbar = memo(function CanvasToolbar(props: CanvasToolbarProps) {
  const { label, directions, onAdd, onMove, onDuplicate, onRemove } = props;
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
          isDisabled={!directions.includes(direction)}
          onPress={() => onMove(direction)}
        />
      ))}
      <Act title={say('duplicate')} icon={mdiContentCopy} isDisabled={label === undefined} onPress={onDuplicate} />
      <Act title={say('remove')} icon={mdiDeleteOutline} isDisabled={label === undefined} onPress={onRemove} />
    </Box>
  );
});

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
