import './file.css';
import type { WidgetProps } from '@rjsf/utils';
import { type DragEvent, useState } from 'react';
import { NamedIcon } from '../../icons/NamedIcon.tsx';
import { buttonLook } from '../../look/buttonLook.ts';
import { classes } from '../../look/classes.ts';
import { useEngineText } from '../../texts/useEngineText.ts';
import { inputAttributes, isLocked } from '../inputAttributes.ts';
import { flagOption, listOption } from '../readOptions.ts';
import { FileList } from './FileList.tsx';
import { UploadBar } from './UploadBar.tsx';

/** File extensions of photos from a camera. */
const photos = ['jpg', 'jpeg'];

/**
 * Selects files from the user's device by browsing, dropping or taking a photo, and shows the progress of the upload.
 */
export function FileWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur } = props;
  const locked = isLocked(props);
  const many = flagOption(props, 'many');
  const say = useEngineText();
  const [isOver, setOver] = useState(false);
  const extensions = listOption(props, 'extensions');
  const accepted = extensions.map((extension) => `.${extension}`).join(',');
  const files = filesOf(value);
  const takesPhotos = extensions.length === 0 || extensions.some((extension) => photos.includes(extension));

  const change = (next: readonly File[]): void => {
    if (next.length === 0) onChange(undefined);
    else onChange(many ? next : next.at(-1));
    onBlur(id, next);
  };
  const add = (list: globalThis.FileList | null): void => {
    const added = [...(list ?? [])].filter((file) => !files.some((other) => isSame(file, other)));
    if (added.length > 0) change(many ? [...files, ...added] : added);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (!locked) add(event.dataTransfer.files);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files can be dropped here as well; the button does the same.
    <div
      className={classes('fw-file', isOver && 'fw-file-over')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!locked);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className="fw-file-ways">
        {/* The control is the input inside: a button around it would be a nested control. */}
        <label htmlFor={id} className={buttonLook({ variant: 'outlined', disabled: locked })}>
          <NamedIcon name="upload" />
          {say(many ? 'chooseFiles' : 'chooseFile')}
          <input
            type="file"
            id={id}
            {...inputAttributes(props)}
            className="fw-file-input"
            disabled={locked}
            multiple={many}
            accept={accepted}
            onChange={({ target }) => {
              add(target.files);
              // Allows the same file to be selected again after it was removed.
              target.value = '';
            }}
          />
        </label>
        {takesPhotos && !locked && (
          <label className={classes(buttonLook({ variant: 'text' }), 'fw-file-camera')}>
            {say('takePhoto')}
            <input
              type="file"
              className="fw-file-input"
              accept="image/jpeg"
              capture="environment"
              onChange={({ target }) => {
                add(target.files);
                target.value = '';
              }}
            />
          </label>
        )}
        {!locked && <span className="fw-file-drop">{say('dropFiles')}</span>}
      </div>
      {files.length === 0 && <span className="fw-file-none">{say('noFile')}</span>}
      <FileList files={files} locked={locked} onRemove={(file) => change(files.filter((other) => other !== file))} />
      {files.length > 0 && <UploadBar />}
    </div>
  );
}

function filesOf(value: unknown): readonly File[] {
  return (Array.isArray(value) ? value : [value]).filter((file) => file instanceof File);
}

function isSame(left: File, right: File): boolean {
  return left.name === right.name && left.size === right.size && left.lastModified === right.lastModified;
}
