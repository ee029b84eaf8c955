import { Dialog, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { hrefOf } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { Button } from '../look/Button.tsx';
import { returnTo } from '../routing/returnTo.ts';
import { useGoTo } from '../routing/useGoTo.ts';
import { useScope } from '../scope/useScope.ts';
import { useEngineText } from '../texts/useEngineText.ts';

/**
 * A dialog that blocks the page after the session has expired. The user signs in again and returns to the same page.
 */
export function ExpiredDialog() {
  const { session, release, config } = useRuntime();
  const { pathname, search } = useLocation();
  const goTo = useGoTo();
  const scope = useScope();
  const say = useEngineText();
  const id = useId();

  async function signIn(): Promise<void> {
    await session.end();
    returnTo.keep(pathname + search);
    goTo(hrefOf(config.screens.signIn, {}, scope, release) ?? '/');
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
