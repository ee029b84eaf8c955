import './shell.css';
import { Spinner } from '../look/Spinner.tsx';

/** Shown until the user is loaded. */
export function Splash() {
  return (
    <div role="status" className="splash">
      <Spinner />
    </div>
  );
}
