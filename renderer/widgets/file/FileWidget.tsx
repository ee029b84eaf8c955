import { Box, LinearProgress, Typography } from '@mui/material';
import type { WidgetProps } from '@rjsf/utils';
import { use } from 'react';
import { UploadProgressContext } from '../../calls/UploadProgressContext.ts';
import { buttonLook } from '../../look/buttonLook.ts';
import { useEngineText } from '../../texts/useEngineText.ts';
import { inputAttributes, isLocked } from '../inputAttributes.ts';
import { listOption } from '../readOptions.ts';

/** One file from the reader's device, and how much of it has been sent. */
export function FileWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur } = props;
  const locked = isLocked(props);
  const say = useEngineText();
  const uploaded = use(UploadProgressContext);
  const accepted = listOption(props, 'extensions').map((extension) => `.${extension}`);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      {/* The input inside is the control: a button around it would be one within the other. */}
      <label htmlFor={id} className={buttonLook({ variant: 'outlined', disabled: locked })} style={{ flexShrink: 0 }}>
        {say('chooseFile')}
        <Box
          component="input"
          type="file"
          id={id}
          {...inputAttributes(props)}
          disabled={locked}
          accept={accepted.join(',')}
          onChange={({ target }) => onChange(target.files?.[0] ?? undefined)}
          onBlur={() => onBlur(id, value)}
          sx={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', width: '100%' }}
        />
      </label>
      <Typography variant="body2" noWrap>
        {value instanceof File ? value.name : say('noFile')}
      </Typography>
      {value instanceof File && uploaded !== undefined && (
        <LinearProgress
          variant="determinate"
          value={Math.round(uploaded * 100)}
          aria-label={say('uploading')}
          sx={{ flex: 1, minWidth: 64 }}
        />
      )}
    </Box>
  );
}
