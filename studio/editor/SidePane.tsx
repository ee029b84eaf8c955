import { Alert, Box, Stack } from '@mui/material';
import { memo } from 'react';
import { AddPanel } from '../canvas/AddPanel.tsx';
import { ElementCondition } from '../canvas/ElementCondition.tsx';
import { PartRequirement } from '../conditions/PartRequirement.tsx';
import { useRequirementChoice } from '../conditions/useRequirementChoice.ts';
import type { DefinitionName, Problem } from '../data/operations.ts';
import { ProblemList } from '../draft/ProblemList.tsx';
import type { FieldTarget } from '../fields/fieldTargets.ts';
import type { DraftView } from '../location/useStudioLocation.ts';
import { SkipLink } from '../look/SkipLink.tsx';
import { PropertiesPanel } from '../properties/PropertiesPanel.tsx';
import { useStudioText } from '../texts/useStudioText.ts';
import { TryPanel } from '../trying/TryPanel.tsx';
import { readJson } from '../wording/readJson.ts';
import { type Side, SideTabs } from './EditorTabs.tsx';
import type { Shown } from './useFollowed.ts';

interface SidePaneProps {
  readonly id: string;
  readonly name: DefinitionName;
  readonly hash: string;
  readonly shown: Shown;
  readonly side: Side;
  readonly view: DraftView;
  /** Id of the view beside it. Undefined if there is none. */
  readonly besideId: string | undefined;
  readonly problems: readonly Problem[];
  /** What the server has compiled last. */
  readonly drawing: string | undefined;
  readonly readOnly: boolean;
  readonly onShow: (side: Side) => void;
  readonly onSelect: (pointer: string) => void;
  readonly onEdit: (text: string, source: string) => void;
  /** As `onEdit`, from an input that shows what was typed. */
  readonly onType: (text: string, source: string) => void;
  /** A part was added, which the views select. */
  readonly onAdded: (pointer: string) => void;
  readonly onNewField: (entity: string, place: FieldTarget) => void;
}

/** What is beside a view: the properties of the selected part, the problems, or what can be added. */
export const SidePane = memo(function SidePane(props: SidePaneProps) {
  const { id, name, hash, side, view, besideId, problems, readOnly, onSelect, onEdit } = props;
  const { draft, pointer } = props.shown;
  const say = useStudioText();
  const parsed = readJson(draft.text);
  const isCovered = useRequirementChoice(name, parsed);
  return (
    <Box sx={{ minHeight: 0, overflow: 'auto' }}>
      {besideId !== undefined && <SkipLink to={besideId} title={say('skipTo', { name: say(view) })} />}
      <SideTabs value={side} problems={problems.length} canAdd={view === 'canvas' && !readOnly} onShow={props.onShow} />
      <Box id={id} tabIndex={-1} sx={{ p: 1.5 }} role="tabpanel" aria-label={say(side)}>
        {side === 'add' ? (
          <AddPanel
            draft={draft}
            hash={hash}
            pointer={pointer}
            onAdded={(text, to) => {
              onEdit(text, `add ${to} ${Date.now()}`);
              props.onAdded(to);
            }}
            onShow={props.onAdded}
            onNewField={props.onNewField}
          />
        ) : side === 'problems' ? (
          <ProblemList problems={problems} name={name} />
        ) : parsed === undefined ? (
          <Alert severity="warning">{say('unreadable')}</Alert>
        ) : (
          <Stack spacing={3}>
            <PropertiesPanel
              name={name}
              hash={hash}
              draft={draft}
              json={parsed}
              pointer={pointer}
              readOnly={readOnly}
              isCovered={({ name: word, input, value }) =>
                !readOnly && word === 'required' && input === 'condition' && isCovered(value)
              }
              onSelect={onSelect}
              onEdit={onEdit}
              onType={props.onType}
            />
            {!readOnly && <PartRequirement name={name} draft={draft} json={parsed} pointer={pointer} onEdit={onEdit} />}
            <TryPanel name={name} hash={hash} json={parsed} pointer={pointer} />
            {view === 'canvas' && !readOnly && (
              <ElementCondition draft={draft} drawing={props.drawing} pointer={pointer} onEdit={onEdit} />
            )}
          </Stack>
        )}
      </Box>
    </Box>
  );
});
