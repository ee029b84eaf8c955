import { Icon } from '../../look/Icon.tsx';
import { IconButton } from '../../look/IconButton.tsx';
import { useEngineText } from '../../texts/useEngineText.ts';
import type { RowProps } from './RowList.ts';
import { copyPath, downPath, removePath, upPath } from './rowIcons.ts';

/** The buttons of a row. */
export function RowTools({ list, index, isLast, canAdd }: RowProps) {
  const say = useEngineText();
  const { actions, field } = list;
  const named = (text: string) => {
    const label = say(text, { count: index + 1 });
    return { 'aria-label': label, title: label, size: 'small' } as const;
  };
  return (
    <div className="rows-tools">
      {field.rows?.isOrdered === true && (
        <>
          <IconButton
            {...named('moveRowUp')}
            data-action="up"
            disabled={index === 0}
            onClick={() => actions.move(index, -1)}
          >
            <Icon path={upPath} size="small" />
          </IconButton>
          <IconButton
            {...named('moveRowDown')}
            data-action="down"
            disabled={isLast}
            onClick={() => actions.move(index, 1)}
          >
            <Icon path={downPath} size="small" />
          </IconButton>
        </>
      )}
      <IconButton
        {...named('duplicateRow')}
        data-action="duplicate"
        disabled={!canAdd}
        onClick={() => actions.duplicate(index)}
      >
        <Icon path={copyPath} size="small" />
      </IconButton>
      <IconButton {...named('removeRow')} data-action="remove" onClick={() => actions.remove(index)}>
        <Icon path={removePath} size="small" />
      </IconButton>
    </div>
  );
}
