import { Box, DialogTitle } from '@mui/material';
import { Icon } from '../look/Icon.tsx';
import { IconButton } from '../look/IconButton.tsx';
import { closePath } from '../look/partPaths.ts';
import { useEngineText } from './useEngineText.ts';

interface DialogHeadProps {
  /** Id of the title, which names the dialog. */
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** Title of a dialog, and the button that closes it: on a telephone there is nothing beside a dialog to press. */
export function DialogHead({ id, title, onClose }: DialogHeadProps) {
  const say = useEngineText();
  return (
    // The button is no part of the name; without an id of its own the whole bar would be it.
    <DialogTitle id={`${id}-bar`} component="div" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box component="h2" id={id} sx={{ flex: 1, m: 0, font: 'inherit', overflowWrap: 'anywhere' }}>
        {title}
      </Box>
      <IconButton className="no-print" edge="end" aria-label={say('close')} onClick={onClose}>
        <Icon path={closePath} size="small" />
      </IconButton>
    </DialogTitle>
  );
}
