import { useRuntime } from '../../contexts/useRuntime.ts';
import { NamedIcon } from '../../icons/NamedIcon.tsx';
import { IconButton } from '../../look/IconButton.tsx';
import { useEngineText } from '../../texts/useEngineText.ts';
import { sizeText } from './sizeText.ts';

interface FileListProps {
  readonly files: readonly File[];
  readonly locked: boolean;
  readonly onRemove: (file: File) => void;
}

/** The selected files with their sizes, each with a button to remove it. */
export function FileList({ files, locked, onRemove }: FileListProps) {
  const say = useEngineText();
  const { locale } = useRuntime();
  if (files.length === 0) return null;
  return (
    <ul className="fw-file-list">
      {files.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`}>
          <span className="fw-file-name">{file.name}</span>
          <span className="fw-file-size">{sizeText(file.size, locale)}</span>
          {!locked && (
            <IconButton
              size="small"
              aria-label={say('removeFile', { value: file.name })}
              onClick={() => onRemove(file)}
            >
              <NamedIcon name="close" />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}
