import { Dialog, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { useId } from 'react';
import { useRuntime } from '../contexts/useRuntime.ts';
import { Button } from '../look/Button.tsx';
import { useLocation, useNavigate } from '../routing/Address.ts';
import { hrefOf } from '../routing/hrefOf.ts';
import { returnTo } from '../routing/returnTo.ts';
import { useScope } from '../scope/useScope.ts';
import { useEngineText } from '../texts/useEngineText.ts';

/** Stops everything when the session has ended: the only way on is to sign in again, and back to the same page. */
export function ExpiredDialog() {
  const { session, release, config } = useRuntime();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const scope = useScope();
  const say = useEngineText();
  const id = useId();

  async function signIn(): Promise<void> {
    await session.end();
    returnTo.keep(pathname + search);
    navigate(hrefOf(config.screens.signIn, {}, scope, release) ?? '/');
  }

  return (
    <Dialog open role="alertdialog" aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogContent>
        <DialogContentText id={id}>{say('sessionExpired')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={() => void signIn()}>
          {say('act.login')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
