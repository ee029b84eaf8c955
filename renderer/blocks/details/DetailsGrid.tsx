import './details.css';
import { type ReactNode, useId, useState } from 'react';
import type { FieldModel } from '#engine';
import type { DetailsBlockModel } from '#engine/blocks/details';
import { Button } from '../../look/Button.tsx';
import { BelowHeading, Heading } from '../../look/HeadingLevel.tsx';
import { ScopeProvider } from '../../scope/ScopeProvider.tsx';
import { useEngineText } from '../../texts/useEngineText.ts';
import { useText } from '../../texts/useText.ts';
import type { Row } from '../../values/rowsOf.ts';
import { useShownFields } from '../useShownFields.ts';
import { acrossOf } from './acrossOf.ts';
import { DetailsEntry } from './DetailsPair.tsx';
import { type FieldGroup, groupsOf } from './groupsOf.ts';
import { useFolded } from './useFolded.ts';

interface DetailsGridProps extends Pick<DetailsBlockModel, 'fields' | 'across' | 'absent' | 'title'> {
  readonly record: Row;
}

/** Renders labels and values in as many columns as fit, at most `across`. Empty fields can be collapsed. */
export function DetailsGrid({ record, fields, across, absent, title }: DetailsGridProps) {
  const say = useEngineText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const shown = useShownFields(fields, record);
  const empty = useFolded(shown, record);
  const folded = absent === 'fold' ? empty : nothing;
  const groups = groupsOf(fields, (field) => shown.includes(field) && (isOpen || !folded.has(field)));
  return (
    <ScopeProvider variables={{ this: record, root: record }}>
      <div id={id} className="details-groups">
        <Below isTitled={title !== undefined}>
          {groups.map((group) => (
            <DetailsGroup key={group.name} group={group} record={record} across={across} />
          ))}
        </Below>
      </div>
      {folded.size > 0 && (
        <div className="details-fold no-print">
          <Button
            size="small"
            variant="text"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {say(isOpen ? 'hideEmpty' : 'showEmpty', { count: folded.size })}
          </Button>
        </div>
      )}
    </ScopeProvider>
  );
}

const nothing: ReadonlySet<FieldModel> = new Set();

/** Puts the headings of groups one level below the heading of the block, if it has one. */
function Below({ isTitled, children }: { readonly isTitled: boolean; readonly children: ReactNode }) {
  return isTitled ? <BelowHeading>{children}</BelowHeading> : children;
}

interface DetailsGroupProps {
  readonly group: FieldGroup;
  readonly record: Row;
  readonly across: number;
}

function DetailsGroup({ group, record, across }: DetailsGroupProps) {
  const text = useText();
  const id = useId();
  const pairs = (
    <dl className="details-pairs" style={acrossOf(across)}>
      {group.fields.map((field) => (
        <DetailsEntry key={field.path} field={field} record={record} />
      ))}
    </dl>
  );
  if (group.title === undefined) return pairs;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs.
    <div role="group" aria-labelledby={id} className="details-group">
      <Heading id={id} look="line">
        {text(group.title)}
      </Heading>
      {pairs}
    </div>
  );
}
