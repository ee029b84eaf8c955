import './palette.css';
import { Dialog } from '@mui/material';
import { Command } from 'cmdk';
import { type RefObject, useEffect, useState } from 'react';
import { useRuntime } from '../contexts/useRuntime.ts';
import { Icon } from '../look/Icon.tsx';
import { IconButton } from '../look/IconButton.tsx';
import { closePath } from '../look/partPaths.ts';
import { useBelow } from '../look/useWidth.ts';
import { useGoTo } from '../routing/useGoTo.ts';
import { useEngineText } from '../texts/useEngineText.ts';
import { KeyList } from './KeyList.tsx';
import { type Found, useFound } from './useFound.ts';
import { matchPages, type PalettePage, type PalettePages, usePalettePages } from './usePalettePages.ts';
import { visitedPages } from './visitedPages.ts';

interface PaletteProps {
  /** The keys are listed instead of pages. */
  readonly isKeys: boolean;
  /** Text that was typed before the palette was loaded, with a line break for Enter. */
  readonly early: RefObject<string>;
  readonly onClose: () => void;
}

/** Finds records, pages and actions while the user types. Arrow keys select a line, Enter opens it. */
export function Palette({ isKeys, early, onClose }: PaletteProps) {
  const say = useEngineText();
  const goTo = useGoTo();
  const isNarrow = useBelow('sm');
  const [typed, setTyped] = useState(() => early.current.replaceAll('\n', ''));
  const found = useFound(typed);
  const { pages, acts } = usePalettePages();
  const [isWaiting, setWaiting] = useState(() => early.current.endsWith('\n'));
  const go = (href: string) => {
    onClose();
    goTo(href);
  };
  // Enter before the response arrives refers to the coming results, not to the previous ones.
  const first = found.groups[0]?.records[0] ?? matchPages(pages, typed)[0] ?? matchPages(acts, typed)[0];
  useEffect(() => {
    if (!isWaiting || found.isPending) return;
    setWaiting(false);
    if (first === undefined) return;
    onClose();
    goTo(first.href);
  }, [isWaiting, found.isPending, first, onClose, goTo]);
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      slotProps={{ paper: { 'aria-label': say('palette') } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Command
        shouldFilter={false}
        loop
        label={say('palette')}
        className="palette"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !found.isPending) return;
          event.preventDefault();
          setWaiting(true);
        }}
      >
        <div className="palette-head">
          <Command.Input
            autoFocus
            className="palette-input"
            value={typed}
            maxLength={255}
            placeholder={say('palette.hint')}
            onValueChange={(next) => {
              setWaiting(false);
              setTyped(next);
            }}
          />
          {/* Without a keyboard there is no Escape, and a palette that fills the screen has no outside. */}
          {isNarrow && (
            <IconButton aria-label={say('close')} onClick={onClose}>
              <Icon path={closePath} size="small" />
            </IconButton>
          )}
        </div>
        <Command.List className="palette-list" label={say('palette')}>
          {isKeys && typed === '' ? (
            <KeyList />
          ) : (
            <Lines typed={typed} found={found} pages={pages} acts={acts} onGo={go} />
          )}
        </Command.List>
      </Command>
    </Dialog>
  );
}

interface LinesProps extends PalettePages {
  readonly typed: string;
  readonly found: Found;
  readonly onGo: (href: string) => void;
}

/** Maximum number of pages that are listed while the search text is empty. */
const mostPages = 6;

function Lines({ typed, found, pages, acts, onGo }: LinesProps) {
  const say = useEngineText();
  const { user } = useRuntime();
  const isEmpty = typed.trim() === '';
  const visited = visitedPages.read(user.email ?? '').filter(({ pathname }) => pathname !== window.location.pathname);
  const cut = (list: readonly PalettePage[]) => (isEmpty ? list : matchPages(list, typed).slice(0, mostPages));
  return (
    <>
      <Command.Empty className="palette-note">
        <span role="status">
          {found.isFailed ? say('palette.failed') : found.isPending ? say('loading') : say('palette.none')}
        </span>
      </Command.Empty>
      {isEmpty && <Pages name="visited" title={say('palette.visited')} pages={visited} onGo={onGo} />}
      {found.groups.map(({ entity, title, records }) => (
        <Command.Group key={entity} heading={title} className="palette-group">
          {records.map((record) => (
            <Command.Item
              key={record.key}
              value={`${entity} ${record.key}`}
              className="palette-item"
              onSelect={() => onGo(record.href)}
            >
              <span>{record.title}</span>
              {record.text !== '' && <span className="palette-more">{record.text}</span>}
            </Command.Item>
          ))}
        </Command.Group>
      ))}
      <Pages name="pages" title={say('palette.pages')} pages={cut(pages)} onGo={onGo} />
      <Pages name="acts" title={say('palette.acts')} pages={cut(acts)} onGo={onGo} />
    </>
  );
}

interface PagesProps {
  readonly name: string;
  readonly title: string;
  readonly pages: readonly PalettePage[];
  readonly onGo: (href: string) => void;
}

function Pages({ name, title, pages, onGo }: PagesProps) {
  if (pages.length === 0) return null;
  return (
    <Command.Group heading={title} className="palette-group">
      {pages.map((page) => (
        <Command.Item
          key={page.href}
          value={`${name} ${page.href}`}
          className="palette-item"
          onSelect={() => onGo(page.href)}
        >
          {page.title}
        </Command.Item>
      ))}
    </Command.Group>
  );
}
