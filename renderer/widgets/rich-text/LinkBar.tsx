import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { Button } from '../../look/Button.tsx';
import { useEngineText } from '../../texts/useEngineText.ts';
import { isLinkAddress } from './isLinkAddress.ts';

interface LinkBarProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Sets, changes or removes the link of the selected text. */
export function LinkBar({ editor, onClose }: LinkBarProps) {
  const say = useEngineText();
  const id = useId();
  const before = String(editor.getAttributes('link')['href'] ?? '');
  const [address, setAddress] = useState(before);
  const [isWrong, setWrong] = useState(false);
  const apply = () => {
    const href = address.trim();
    if (!isLinkAddress(href)) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && before === '')
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onClose();
  };
  return (
    <div className="rich-link">
      <input
        className="field-input rich-link-input"
        value={address}
        // biome-ignore lint/a11y/noAutofocus: the press that opened the bar asked for this input.
        autoFocus
        aria-label={say('rich.address')}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? id : undefined}
        placeholder="https://"
        onChange={({ target }) => {
          setWrong(false);
          setAddress(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          // Enter would submit the surrounding form.
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Enter') return apply();
          onClose();
          editor.commands.focus();
        }}
      />
      <Button type="button" size="small" variant="outlined" onClick={apply}>
        {say('rich.applyLink')}
      </Button>
      {before !== '' && (
        <Button
          type="button"
          size="small"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onClose();
          }}
        >
          {say('rich.removeLink')}
        </Button>
      )}
      {isWrong && (
        <p id={id} role="alert" className="field-error">
          {say('rich.linkInvalid')}
        </p>
      )}
    </div>
  );
}
