import { Box, LinearProgress, Typography } from '@mui/material';
import { use } from 'react';
import { UploadProgressContext } from '../../calls/UploadProgressContext.ts';
import { buttonLook } from '../../look/buttonLook.ts';
import { useEngineText } from '../../texts/useEngineText.ts';
import type { FieldWidgetProps } from '../FieldWidgetProps.ts';
import { listOption } from '../widgetOptions.ts';

/** One file from the reader's device, and how much of it has been sent. */
export function FileWidget(props: FieldWidgetProps) {
  const { id, field, value, locked, required, invalid, describedBy, change, leave } = props;
  const say = useEngineText();
  const uploaded = use(UploadProgressContext);
  const accepted = listOption(field, 'extensions').map((extension) => `.${extension}`);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      {/* The input inside is the control: a button around it would be one within the other. */}
      <label htmlFor={id} className={buttonLook({ variant: 'outlined', disabled: locked })} style={{ flexShrink: 0 }}>
        {say('chooseFile')}
        <Box
          component="input"
          type="file"
          id={id}
          name={field.path}
          disabled={locked}
          accept={accepted.join(',')}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          aria-required={required}
          onChange={({ target }) => change(target.files?.[0] ?? undefined)}
          onBlur={leave}
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
