import { Box, Divider, Menu, MenuItem, Typography } from '@mui/material';
import { isAllowed } from '#engine';
import { useNavigate } from '../routing/Address.ts';
import { hrefOf } from '../runtime/hrefOf.ts';
import { useEngineText } from '../runtime/useEngineText.ts';
import { useRuntime } from '../runtime/useRuntime.ts';
import { useScope } from '../runtime/useScope.ts';
import { useText } from '../runtime/useText.ts';

interface AccountItemsProps {
  readonly id: string;
  /** What the menu hangs on while it is open. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** Who is signed in, with which roles; the way to the account and out. */
export function AccountItems({ id, anchor, onClose: close }: AccountItemsProps) {
  const { release, user, session, config } = useRuntime();
  const say = useEngineText();
  const text = useText();
  const scope = useScope();
  const navigate = useNavigate();
  const name = [user.firstName, user.lastName].filter((part) => part !== undefined).join(' ');
  const roles = release.access.roles.filter(({ role }) => user.roles.includes(role)).map(({ title }) => text(title));
  const account = release.screens[config.screens.account];
  const accountHref =
    account && isAllowed(account.allow, user, release) ? hrefOf(account.id, {}, scope, release) : undefined;

  async function signOut(): Promise<void> {
    close();
    await session.end();
    const href = hrefOf(config.screens.signIn, {}, scope, release);
    navigate(href ?? '/');
  }

  return (
    <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
      <Box component="li" sx={{ px: 2, py: 1, maxWidth: 320 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {say('greeting')}
        </Typography>
        <Typography variant="subtitle1" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {name || user.email}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {roles.join(', ')}
        </Typography>
      </Box>
      <Divider component="li" />
      {accountHref !== undefined && (
        <MenuItem
          onClick={() => {
            close();
            navigate(accountHref);
          }}
        >
          {say('accountSettings')}
        </MenuItem>
      )}
      <MenuItem onClick={() => void signOut()}>{say('logout')}</MenuItem>
    </Menu>
  );
}
