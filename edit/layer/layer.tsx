import { useEffect, useState, type CSSProperties } from 'react';
import { createRoot } from 'react-dom/client';
import type { ListedField, NamedField } from '../api.ts';
import { Bar } from './bar.tsx';
import type { Target } from './drafts.ts';
import { EntryPanel } from './entry-panel.tsx';
import { layerId } from './marks-on-page.ts';
import { FieldList } from './field-list.tsx';
import { EditError, post } from './post.ts';
import { byHandMessage, PublishButton, useProgress } from './publish-status.tsx';
import { useSelection } from './use-selection.ts';
import './layer.css';

function Layer() {
  const [isEditing, setEditing] = useState(true);
  const [target, setTarget] = useState<Target>();
  const [isListing, setListing] = useState(false);
  const [waiting, setWaiting] = useState<ListedField[]>([]);
  const [message, setMessage] = useMessage();
  const progress = useProgress();
  const { selection, clear } = useSelection(isEditing, open, (selected) =>
    setMessage(selected.length > 0 ? '' : 'Acest text nu se schimbă de aici.'),
  );
  const loadWaiting = () => void post<ListedField[]>('/waiting').then(setWaiting);
  useEffect(loadWaiting, []);

  function open({ entry, field, locale }: NamedField, text = '') {
    setTarget({ entry, field, locale, text });
  }
  function close() {
    setTarget(undefined);
    loadWaiting();
  }
  function switchEditing(isOn: boolean) {
    setEditing(isOn);
    setMessage(isOn ? '' : browseMessage);
    clear();
  }
  async function showProgress() {
    const progressMessage = await progress.refresh();
    const isNoSiteKnown = progressMessage === '';
    setMessage(isNoSiteKnown ? byHandMessage : '');
  }
  async function undo() {
    const { problem, undone } = await post<{ problem?: string; undone?: string }>('/undo');
    if (problem) setMessage(problem);
    else reloadWith(`Anulat: ${undone}`);
  }

  // While the bar displays a message, the selected text has no buttons.
  const fields = message ? [] : (selection?.fields ?? []);
  const fieldNames = fields.map(({ name }) => name).join(' · ');
  const due = waiting.filter(({ finding }) => finding?.waitingKind === 'due');
  const dueMessages = due.map(({ finding }) => finding?.message).join(' ');
  const waitingNote = waiting.length > 0 ? ` (așteaptă: ${waiting.length})` : '';
  return (
    <>
      {selection && <div className="edit-outline" style={outlineStyle(selection.element)} />}
      <section className="edit-bar" aria-label="Editare">
        <Bar
          status={message || fieldNames || progress.message || dueMessages || hint}
          isEditing={isEditing}
          selectedFields={fields}
          otherButtons={[
            { name: `Toate textele${waitingNote}`, onClick: () => setListing(true) },
            { name: 'Programul și zilele libere', onClick: () => setTarget(hoursTarget) },
            { name: 'Anulați ultima schimbare', onClick: () => void undo() },
          ]}
          onEdit={switchEditing}
          onOpen={(each) => open(each, selection?.text)}
        />
        <PublishButton kind={progress.kind} onOpen={setTarget} onPublished={() => void showProgress()} />
      </section>
      {isListing && (
        <FieldList
          waiting={waiting}
          onOpen={open}
          onConfirmed={loadWaiting}
          onClose={() => setListing(false)}
        />
      )}
      {target && (
        <EntryPanel
          key={JSON.stringify(target)}
          target={target}
          onOpen={setTarget}
          onClose={close}
          onSaved={reloadWith}
        />
      )}
    </>
  );
}

const hint = 'Apăsați pe un text ca să-l alegeți, încă o dată ca să-l schimbați.';
const browseMessage = 'Acum legăturile duc la paginile lor.';

const hoursTarget: Target = {
  title: 'Programul și zilele libere',
  type: 'contactDetails',
  firstFields: ['openingHours', 'hoursExceptions', 'hoursNotice', 'hoursNoticeFrom', 'hoursNoticeTo'],
};

/** The outline is a separate element, so that the page's elements get no unexpected attributes. */
function outlineStyle(element: Element): CSSProperties {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left + window.scrollX, top: top + window.scrollY, width, height };
}

const messageKey = 'edit-message';

function reloadWith(message: string) {
  sessionStorage.setItem(messageKey, message);
  window.location.reload();
}

function takeStoredMessage(): string {
  const message = sessionStorage.getItem(messageKey) ?? '';
  sessionStorage.removeItem(messageKey);
  return message;
}

/** Returns the bar's message; the error of a request that no panel handles becomes the message. */
function useMessage() {
  const [message, setMessage] = useState(takeStoredMessage);
  useEffect(() => {
    function show(event: PromiseRejectionEvent) {
      if (!(event.reason instanceof EditError)) return;
      event.preventDefault();
      setMessage(event.reason.message);
    }
    window.addEventListener('unhandledrejection', show);
    return () => window.removeEventListener('unhandledrejection', show);
  }, []);
  return [message, setMessage] as const;
}

const root = document.createElement('div');
root.id = layerId;
document.body.append(root);
createRoot(root).render(<Layer />);
