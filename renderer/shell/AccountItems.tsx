import { Box, Divider, MenuItem, MenuList, Popover, Typography } from '@mui/material';
import { hrefOf, isAllowed } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { landmarkOf } from '../look/landmarkOf.ts';
import { useGoTo } from '../routing/useGoTo.ts';
import { useScope } from '../scope/useScope.ts';
import { useEngineText } from '../texts/useEngineText.ts';
import { useText } from '../texts/useText.ts';
import { startTour } from '../tour/startTour.ts';
import { useTour } from '../tour/useTour.ts';
import { nameOf } from './nameOf.ts';

interface AccountItemsProps {
  readonly id: string;
  /** The element below which the open menu is placed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** The menu with the user, their roles, and the links to the account and to sign out. */
export function AccountItems({ id, anchor, onClose: close }: AccountItemsProps) {
  const { release, user, session, config } = useRuntime();
  const say = useEngineText();
  const text = useText();
  const scope = useScope();
  const goTo = useGoTo();
  const roles = release.access.roles.filter(({ role }) => user.roles.includes(role)).map(({ title }) => text(title));
  const tour = useTour();
  const account = release.screens[config.screens.account];
  const accountHref =
    account && isAllowed(account.allow, scope, release) ? hrefOf(account.id, {}, scope, release) : undefined;

  async function signOut(): Promise<void> {
    close();
    await session.end();
    const href = hrefOf(config.screens.signIn, {}, scope, release);
    goTo(href ?? '/');
  }

  return (
    <Popover
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      container={() => landmarkOf(anchor)}
      open={anchor !== null}
      onClose={close}
    >
      <Box sx={{ px: 2, pt: 2, pb: 1, maxWidth: 320 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {say('greeting')}
        </Typography>
        <Typography variant="subtitle1" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {nameOf(user)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {roles.join(', ')}
        </Typography>
      </Box>
      <Divider />
      {/* Only the list has the role menu: the text above it is no menu item. */}
      <MenuList id={id} aria-label={say('account')} autoFocusItem onKeyDown={(event) => event.key === 'Tab' && close()}>
        {tour !== undefined && (
          <MenuItem
            onClick={() => {
              close();
              void startTour(tour);
            }}
          >
            {say('tour.start')}
          </MenuItem>
        )}
        {accountHref !== undefined && (
          <MenuItem
            onClick={() => {
              close();
              goTo(accountHref);
            }}
          >
            {say('accountSettings')}
          </MenuItem>
        )}
        <MenuItem onClick={() => void signOut()}>{say('logout')}</MenuItem>
      </MenuList>
    </Popover>
  );
}
