import './views.css';
import { Box, Menu, MenuItem, Tab, Tabs } from '@mui/material';
import { use, useState } from 'react';
import type { TableBlockModel } from '#engine/blocks/table';
import { DialogsContext } from '../../contexts/Dialogs.ts';
import { useRuntime } from '../../contexts/useRuntime.ts';
import { Button } from '../../look/Button.tsx';
import { Icon } from '../../look/Icon.tsx';
import { IconButton } from '../../look/IconButton.tsx';
import { landmarkOf } from '../../look/landmarkOf.ts';
import { morePath } from '../../look/partPaths.ts';
import { useEngineText } from '../../texts/useEngineText.ts';
import { CountsContext } from './CountsContext.ts';
import type { ShownView } from './shownViews.ts';
import { findView, withoutSearch } from './tableAddress.ts';
import { mostViews, useOwnViews } from './useOwnViews.ts';
import type { TableControls } from './useTableState.ts';
import { ViewNameDialog } from './ViewNameDialog.tsx';

export interface ViewTabsProps {
  readonly block: TableBlockModel;
  /** Views of the definition. */
  readonly views: readonly ShownView[];
  readonly controls: TableControls;
}

/**
 * The views of a table with their numbers of rows, and the user's own views, which can be saved, renamed and deleted.
 */
export function ViewTabs({ block, views, controls }: ViewTabsProps) {
  const say = useEngineText();
  const { locale } = useRuntime();
  const count = use(CountsContext);
  const { confirm } = use(DialogsContext);
  const [own, setOwn] = useOwnViews(block.name);
  const [naming, setNaming] = useState<'new' | 'rename'>();
  const search = block.filter?.search;
  const { filters, sort } = controls.state;
  const all: ShownView = { name: 'all', title: say('table.all'), filters: {} };
  const shown = [all, ...views, ...own];
  const current = findView(filters, { views: shown, search });
  const isOwn = current !== undefined && own.includes(current);
  const numbers = new Intl.NumberFormat(locale);

  function choose(view: ShownView): void {
    const searched = search === undefined || filters[search] === undefined ? {} : { [search]: filters[search] };
    controls.choose({
      filters: { ...view.filters, ...searched },
      ...(view.sort === undefined ? {} : { sort: view.sort }),
    });
  }

  function save(title: string): void {
    setNaming(undefined);
    if (naming === 'rename') {
      setOwn(own.map((view) => (view === current ? { ...view, title } : view)));
      return;
    }
    const saved = { name: `own ${title}`, title, filters: withoutSearch(filters, search) };
    setOwn([...own, sort === undefined || sort === block.sort ? saved : { ...saved, sort }]);
  }

  async function remove(view: ShownView): Promise<void> {
    const question = say('table.deleteViewQuestion', { name: view.title });
    if (await confirm(question, say('table.deleteView'), { tone: 'danger' })) {
      setOwn(own.filter((one) => one !== view));
    }
  }

  return (
    <Box
      className="no-print"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, borderBottom: 1, borderColor: 'divider', minWidth: 0 }}
    >
      <Tabs
        value={current?.name ?? false}
        variant="scrollable"
        scrollButtons={false}
        aria-label={say('table.views')}
        sx={{ minWidth: 0 }}
        onChange={(_, name: string) => {
          const view = shown.find((one) => one.name === name);
          if (view !== undefined) choose(view);
        }}
      >
        {shown.map((view) => {
          const many = count(view.filters);
          return (
            <Tab
              key={view.name}
              value={view.name}
              label={
                <span>
                  {view.title}
                  {many !== undefined && <span className="table-view-count">{numbers.format(many)}</span>}
                </span>
              }
            />
          );
        })}
      </Tabs>
      {current === undefined && (
        <Button size="small" onClick={() => setNaming('new')}>
          {say('table.saveView')}
        </Button>
      )}
      {isOwn && <ViewMenu view={current} onRename={() => setNaming('rename')} onRemove={() => void remove(current)} />}
      {naming !== undefined && (
        <ViewNameDialog
          title={say(naming === 'new' ? 'table.saveView' : 'table.renameView')}
          name={naming === 'rename' ? (current?.title ?? '') : ''}
          taken={shown.filter((view) => naming === 'new' || view !== current).map(({ title }) => title)}
          refusal={
            naming === 'new' && own.length >= mostViews ? say('table.viewsFull', { most: mostViews }) : undefined
          }
          onSave={save}
          onClose={() => setNaming(undefined)}
        />
      )}
    </Box>
  );
}

interface ViewMenuProps {
  readonly view: ShownView;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** A menu to rename or delete a user's own view. */
function ViewMenu({ view, onRename, onRemove }: ViewMenuProps) {
  const say = useEngineText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={say('table.viewActions', { name: view.title })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon path={morePath} />
      </IconButton>
      <Menu
        anchorEl={anchor}
        container={() => landmarkOf(anchor)}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
      >
        <MenuItem onClick={choose(onRename)}>{say('table.renameView')}</MenuItem>
        <MenuItem onClick={choose(onRemove)}>{say('table.deleteView')}</MenuItem>
      </Menu>
    </>
  );
}
