import { LinearProgress } from '@mui/material';
import { use } from 'react';
import { UploadProgressContext } from '../../calls/UploadProgressContext.ts';
import { Button } from '../../look/Button.tsx';
import { useEngineText } from '../../texts/useEngineText.ts';

/** The progress of an upload, with a button to cancel it; renders nothing while no files are sent. */
export function UploadBar() {
  const say = useEngineText();
  const upload = use(UploadProgressContext);
  if (upload === undefined) return null;
  const percent = Math.round(upload.part * 100);
  return (
    <div className="fw-file-sending">
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={say('uploading')}
        sx={{ flex: 1, minWidth: 64 }}
      />
      <span className="fw-file-size" aria-hidden="true">
        {percent} %
      </span>
      <Button type="button" size="small" color="inherit" onClick={upload.cancel}>
        {say('cancelUpload')}
      </Button>
    </div>
  );
}
