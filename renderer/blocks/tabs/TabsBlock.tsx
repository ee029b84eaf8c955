import { Box, Tab, Tabs, type Theme } from '@mui/material';
import { useId, useState } from 'react';
import type { BlockModel } from '#engine';
import type { TabsBlockModel } from '#engine/blocks/tabs';
import { Block, useShownBlocks } from '../../body/Blocks.tsx';
import { useRuntime } from '../../contexts/useRuntime.ts';
import { useViews } from '../../contexts/Views.ts';
import { NamedIcon } from '../../icons/NamedIcon.tsx';
import { prefetchScreen } from '../../prefetch/prefetchScreen.ts';
import { screenDependencies } from '../../prefetch/screenDependencies.ts';
import { WithDependencies } from '../../prefetch/WithDependencies.tsx';
import { useRemember } from '../../scope/useRemember.ts';
import { useText } from '../../texts/useText.ts';
import type { BlockProps } from '../BlockProps.ts';

/**
 * Shadows at the edges beyond which there are more tabs. Covers that scroll with the tabs hide a shadow when its end is
 * reached.
 */
const moreBeyond = ({ palette }: Theme) => {
  const ground = palette.background.default;
  const shade = palette.divider;
  return {
    background: [
      `linear-gradient(to right, ${ground} 40%, transparent) 0 0 / 48px 100% no-repeat local`,
      `linear-gradient(to left, ${ground} 40%, transparent) 100% 0 / 48px 100% no-repeat local`,
      `linear-gradient(to right, ${shade}, transparent) 0 0 / 20px 100% no-repeat scroll`,
      `linear-gradient(to left, ${shade}, transparent) 100% 0 / 20px 100% no-repeat scroll`,
    ].join(', '),
  };
};

const readName = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);

/** Tabs whose contents are rendered, and whose data and code are loaded, when they are first shown. */
export function TabsBlock({ block }: BlockProps<TabsBlockModel>) {
  const { release, expressions } = useRuntime();
  const views = useViews();
  const text = useText();
  const id = useId();
  const tabs = useShownBlocks(block.body);
  const [chosen, choose] = useRemember(block, 'tab', tabs[0]?.name ?? '', readName);
  const current = tabs.find((tab) => tab.name === chosen) ?? tabs[0];
  const [visited, setVisited] = useState<readonly string[]>([]);
  if (current === undefined) return null;

  const loadAhead = (tab: BlockModel) =>
    void prefetchScreen(screenDependencies(tab, { release, views, expressions }), views, expressions);
  const isDrawn = (tab: BlockModel) => tab === current || visited.includes(tab.name);
  return (
    <Box>
      <Tabs
        className="no-print"
        value={current.name}
        variant="scrollable"
        // Scroll buttons would take space on narrow screens; tabs are swiped or scrolled instead.
        scrollButtons={false}
        visibleScrollbar
        aria-label={text(block.title) || undefined}
        onChange={(_, name: string) => {
          setVisited([...new Set([...visited, current.name])]);
          choose(name);
        }}
        sx={{ borderBottom: 1, borderColor: 'divider', '& .MuiTabs-scroller': moreBeyond }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.name}
            value={tab.name}
            label={text(tab.title)}
            id={`${id}-${tab.name}`}
            aria-controls={`${id}-${tab.name}-panel`}
            iconPosition="start"
            onPointerEnter={() => loadAhead(tab)}
            onFocus={() => loadAhead(tab)}
            {...(tab.icon ? { icon: <NamedIcon name={tab.icon} /> } : {})}
          />
        ))}
      </Tabs>
      {tabs.filter(isDrawn).map((tab) => (
        <Box
          key={tab.name}
          role="tabpanel"
          id={`${id}-${tab.name}-panel`}
          aria-labelledby={`${id}-${tab.name}`}
          hidden={tab !== current}
          sx={{ pt: 3, minWidth: 0 }}
        >
          <WithDependencies of={tab}>
            <Block block={tab} />
          </WithDependencies>
        </Box>
      ))}
    </Box>
  );
}
