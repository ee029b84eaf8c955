import { ListItemText, Menu, MenuItem, Popover, Typography } from '@mui/material';
import { type ReactNode, use, useId, useMemo, useState } from 'react';
import type { FieldModel } from '#engine';
import { useRuntime } from '../../contexts/useRuntime.ts';
import { landmarkOf } from '../../look/landmarkOf.ts';
import { useEngineText } from '../../texts/useEngineText.ts';
import { useText } from '../../texts/useText.ts';
import { BarButton } from './BarButton.tsx';
import { CountsContext } from './CountsContext.ts';
import { FilterForm } from './FilterForm.tsx';
import type { Filters } from './useTableState.ts';

export interface BarFilterProps {
  /** Name of the table. */
  readonly name: string;
  readonly field: FieldModel;
  readonly value: unknown;
  /** The formatted value. */
  readonly written: ReactNode;
  /** The other filters that are set. */
  readonly others: Filters;
  readonly onChoose: (value: unknown) => void;
}

/** A filter above the table: a button with the selected value, which opens the options. */
export function BarFilter({ name, field, value, written, others, onChoose }: BarFilterProps) {
  const text = useText();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const title = text(field.title);
  const choices = useChoices(field);
  const opened = { id, anchor, onClose: () => setAnchor(null) };
  const choose = (next: unknown) => {
    setAnchor(null);
    onChoose(next);
  };
  return (
    <>
      <BarButton
        {...{ field, value, written }}
        aria-haspopup={choices ? 'menu' : 'dialog'}
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      {choices !== undefined && (
        <ChoiceMenu {...opened} field={field} choices={choices} value={value} others={others} onChoose={choose} />
      )}
      {choices === undefined && anchor !== null && (
        <FormPopover {...opened} title={title}>
          <FilterForm
            name={`${name}-${field.path}`}
            fields={[field]}
            filters={value === undefined ? {} : { [field.path]: value }}
            onClose={opened.onClose}
            onFilter={(filters) => choose(filters[field.path])}
          />
        </FormPopover>
      )}
    </>
  );
}

interface Choice {
  readonly value: string | number | boolean;
  readonly title: string;
}

/** Returns the options of a field whose options are static. */
function useChoices({ values, type, words }: FieldModel): readonly Choice[] | undefined {
  const text = useText();
  const say = useEngineText();
  return useMemo(() => {
    if (values !== undefined && values.length > 0) {
      return values.map(({ value, title }) => ({ value, title: text(title) }));
    }
    if (type !== 'boolean' || words['range'] === true) return undefined;
    return [
      { value: true, title: say('yes') },
      { value: false, title: say('no') },
    ];
  }, [values, type, words, text, say]);
}

interface Opened {
  readonly id: string;
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

interface ChoiceMenuProps extends Opened {
  readonly field: FieldModel;
  readonly choices: readonly Choice[];
  readonly value: unknown;
  readonly others: Filters;
  readonly onChoose: (value: unknown) => void;
}

function ChoiceMenu({ id, anchor, onClose, field, choices, value, others, onChoose }: ChoiceMenuProps) {
  const say = useEngineText();
  const { locale } = useRuntime();
  const count = use(CountsContext);
  const numbers = new Intl.NumberFormat(locale);
  return (
    <Menu id={id} anchorEl={anchor} container={() => landmarkOf(anchor)} open={anchor !== null} onClose={onClose}>
      <MenuItem
        dense
        role="menuitemradio"
        aria-checked={value === undefined}
        selected={value === undefined}
        onClick={() => onChoose(undefined)}
      >
        {say('table.any')}
      </MenuItem>
      {choices.map((choice) => {
        const many = count({ ...others, [field.path]: choice.value });
        return (
          <MenuItem
            key={String(choice.value)}
            dense
            role="menuitemradio"
            aria-checked={choice.value === value}
            selected={choice.value === value}
            onClick={() => onChoose(choice.value)}
          >
            <ListItemText>{choice.title}</ListItemText>
            {many !== undefined && (
              <Typography variant="body2" sx={{ ml: 3, color: 'text.secondary' }}>
                {numbers.format(many)}
              </Typography>
            )}
          </MenuItem>
        );
      })}
    </Menu>
  );
}

interface FormPopoverProps extends Opened {
  readonly title: string;
  readonly children: ReactNode;
}

/** A popover with a form, placed below its button. */
function FormPopover({ id, anchor, onClose, title, children }: FormPopoverProps) {
  return (
    <Popover
      open
      anchorEl={anchor}
      container={() => landmarkOf(anchor)}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { id, role: 'dialog', 'aria-label': title, sx: { p: 2, width: 360, maxWidth: '100%' } } }}
    >
      {children}
    </Popover>
  );
}
