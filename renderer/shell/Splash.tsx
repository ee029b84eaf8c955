import './shell.css';
import { Spinner } from '../look/Spinner.tsx';

/** What is seen until it is known who is there. */
export function Splash() {
  return (
    <div role="status" className="splash">
      <Spinner />
    </div>
  );
}
