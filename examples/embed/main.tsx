import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { EmbeddedBlocks, EmbeddedForm, EmbeddedWizard, FormworkProvider, useSession } from '#renderer';
import { loadBoot } from '#web';

function App() {
  const { status, user, end } = useSession();
  const [added, setAdded] = useState(0);
  if (status !== 'signedIn') return <EmbeddedForm id="login" />;
  return (
    <main>
      <p>
        Signed in as {user.email}{' '}
        <button type="button" onClick={() => void end()}>
          Sign out
        </button>
      </p>
      <h2>A table</h2>
      <EmbeddedBlocks screen="book-list" name="books" />
      <h2>A form</h2>
      <EmbeddedForm key={added} id="book-new" onSubmitted={() => setAdded(added + 1)} />
      <h2>A wizard</h2>
      <EmbeddedWizard id="lend-book" />
    </main>
  );
}

const host = document.getElementById('app');
if (host)
  createRoot(host).render(
    <FormworkProvider boot={await loadBoot()}>
      <App />
    </FormworkProvider>,
  );
