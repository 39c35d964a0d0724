import { useEffect, useState } from 'react';
import type { FieldPlace } from '../places.ts';
import type { Outcome } from '../publish/publish.ts';
import { Dialog } from './dialog.tsx';
import { post } from './post.ts';

type PublishPanelProps = {
  onOpen: (place: FieldPlace) => void;
  onClose: () => void;
  onPublished: () => void;
};

const failure = ({ message }: Error): Outcome => ({ problem: message });

export function PublishPanel({ onOpen, onClose, onPublished }: PublishPanelProps) {
  const [publication, setPublication] = useState<Outcome>();
  const [isPublishing, setPublishing] = useState(false);
  const [editor, setEditor] = useState('');
  useEffect(() => void post<Outcome>('/publication').catch(failure).then(setPublication), []);

  async function publish() {
    if (isPublishing) return;
    setPublishing(true);
    const request = { version: publication?.version, name: editor };
    const outcome = await post<Outcome>('/publish', request).catch(failure);
    setPublishing(false);
    if (!outcome.problem && !outcome.blockers && !outcome.asksName) onPublished();
    else setPublication((before) => ({ ...before, problem: '', ...outcome }));
  }

  const { problem, asksName, changes = [], blockers = [] } = publication ?? {};
  const isReady = changes.length > 0 && blockers.length === 0;
  return (
    <Dialog title="Publicați" onClose={onClose}>
      {!publication && <p>Se caută ce s-a schimbat …</p>}
      {problem && (
        <p className="edit-problem" role="alert">
          {problem}
        </p>
      )}
      {blockers.length > 0 && (
        <details open={blockers.length < 12} className="edit-problem">
          <summary>Oprește publicarea ({blockers.length})</summary>
          <ul className="edit-list">
            {blockers.map(({ entry, field, locale, name, message }) => (
              <li key={`${entry} ${field} ${locale} ${message}`}>
                <button type="button" disabled={!entry} onClick={() => onOpen({ entry, field, locale })}>
                  {name}
                  <small>{message}</small>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {changes.length > 0 && <h3>Ce se schimbă pentru vizitatori</h3>}
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      {publication && changes.length === 0 && !problem && <p>Nu este nimic de publicat.</p>}
      {asksName && (
        <label>
          Numele dumneavoastră, cum îl văd colegii în istoricul schimbărilor; se cere o singură dată
          <input
            ref={(input) => input?.focus()}
            autoComplete="name"
            value={editor}
            onChange={({ target }) => setEditor(target.value)}
          />
        </label>
      )}
      <footer>
        <button
          type="button"
          className="edit-main"
          data-focus
          disabled={!isReady || (asksName && editor.trim() === '')}
          aria-disabled={isPublishing}
          onClick={() => void publish()}
        >
          {isPublishing ? 'Se publică …' : 'Publicați acum'}
        </button>
      </footer>
    </Dialog>
  );
}
