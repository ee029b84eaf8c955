import { Tab, Tabs } from '@mui/material';
import { memo } from 'react';
import { hasCanvas } from '../canvas/outline.ts';
import type { DraftView } from '../location/useStudioLocation.ts';
import { useStudioText } from '../texts/useStudioText.ts';

/** What is shown beside a view. */
export type Side = 'properties' | 'problems' | 'add';

/** Returns the views that a kind has, from the one that is shown first. */
export function viewsOf(kind: string): readonly DraftView[] {
  return [
    ...(hasCanvas(kind) ? (['canvas'] as const) : []),
    ...(kind === 'flow' ? (['table'] as const) : []),
    ...(kind === 'locale' ? [] : (['texts'] as const)),
    ...(['json', 'difference', 'uses'] as const),
  ];
}

interface ViewTabsProps {
  readonly kind: string;
  readonly value: DraftView | 'side';
  /** The properties are beside the view, and have no tab of their own. */
  readonly isBeside: boolean;
  readonly onShow: (next: DraftView | 'side') => void;
}

/** The tabs measure themselves whenever they are rendered, which is why keys in the editor do not render them again. */
export const ViewTabs = memo(function ViewTabs({ kind, value, isBeside, onShow }: ViewTabsProps) {
  const say = useStudioText();
  return (
    <Tabs
      value={value}
      onChange={(_event, next: DraftView | 'side') => onShow(next)}
      variant="scrollable"
      sx={{ minHeight: 40, borderBottom: 1, borderColor: 'divider', flexShrink: 0 }}
    >
      {viewsOf(kind).map((view) => (
        <Tab key={view} value={view} label={say(view)} sx={{ minHeight: 40 }} />
      ))}
      {!isBeside && <Tab value="side" label={say('properties')} sx={{ minHeight: 40 }} />}
    </Tabs>
  );
});

interface SideTabsProps {
  readonly value: Side;
  /** How many problems there are. */
  readonly problems: number;
  readonly canAdd: boolean;
  readonly onShow: (next: Side) => void;
}

export const SideTabs = memo(function SideTabs({ value, problems, canAdd, onShow }: SideTabsProps) {
  const say = useStudioText();
  return (
    <Tabs
      value={value}
      onChange={(_event, next: Side) => onShow(next)}
      sx={{
        minHeight: 40,
        borderBottom: 1,
        borderColor: 'divider',
        position: 'sticky',
        top: 0,
        bgcolor: 'background.paper',
        zIndex: 1,
      }}
    >
      <Tab value="properties" label={say('properties')} sx={{ minHeight: 40 }} />
      <Tab
        value="problems"
        label={problems === 0 ? say('problems') : `${say('problems')} (${problems})`}
        sx={{ minHeight: 40, color: problems > 0 ? 'error.main' : undefined }}
      />
      {canAdd && <Tab value="add" label={say('add')} sx={{ minHeight: 40 }} />}
    </Tabs>
  );
});
