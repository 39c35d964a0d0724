import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { createRoot } from 'react-dom/client';
import type { ListedField, MarkedField, NamedField } from '../api.ts';
import { EditProblem, post } from './post.ts';
import { layerId, hitTest } from './marks-on-page.ts';
import type { Target } from './drafts.ts';
import { EntryPanel } from './entry-panel.tsx';
import { PartList } from './part-list.tsx';
import { hasModifier } from '../../src/lib/has-modifier.ts';
import { PublishButton, useProgress } from './publish-status.tsx';
import './layer.css';

type Selection = { element: Element; names: MarkedField[] };

const messageKey = 'edit-message';

/** The outline is an element of its own, so that the page's elements get no unexpected attributes. */
function outlineStyle(element: Element): CSSProperties {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left + window.scrollX, top: top + window.scrollY, width, height };
}

/** The message that the bar shows after the reload. */
function reloadWith(message: string) {
  sessionStorage.setItem(messageKey, message);
  window.location.reload();
}

function storedMessage(): string {
  const message = sessionStorage.getItem(messageKey) ?? '';
  sessionStorage.removeItem(messageKey);
  return message;
}

const hint = 'Apăsați pe un text ca să-l alegeți, încă o dată ca să-l schimbați.';
const browseMessage = 'Acum legăturile duc la paginile lor.';

const hoursTarget: Target = {
  title: 'Programul și zilele libere',
  type: 'contactDetails',
  fields: ['openingHours', 'hoursExceptions', 'hoursNotice', 'hoursNoticeFrom', 'hoursNoticeTo'],
};

/** Presses on these elements also open an answer or a menu. */
const disclosures = 'summary, [aria-expanded]';

function Layer() {
  const [isEditing, setEditing] = useState(true);
  const [selection, setSelection] = useState<Selection>();
  const last = useRef<{ element: Element; names: Promise<MarkedField[]> }>(undefined);
  const [target, setTarget] = useState<Target>();
  const [isListing, setListing] = useState(false);
  const [waiting, setWaiting] = useState<ListedField[]>([]);
  const [message, setMessage] = useState(storedMessage);
  const progress = useProgress();

  const open = ({ entry, field, locale }: NamedField) => setTarget({ entry, field, locale });

  const loadWaiting = () => void post<ListedField[]>('/waiting').then(setWaiting);
  useEffect(loadWaiting, []);

  useEffect(() => {
    function tell(event: PromiseRejectionEvent) {
      if (!(event.reason instanceof EditProblem)) return;
      event.preventDefault();
      setMessage(event.reason.message);
    }
    window.addEventListener('unhandledrejection', tell);
    return () => window.removeEventListener('unhandledrejection', tell);
  }, []);

  useEffect(() => {
    if (!isEditing) return undefined;
    async function press(event: MouseEvent) {
      const { target: pointed, clientX, clientY } = event;
      if (!(pointed instanceof Element) || pointed.closest(`#${layerId}`)) return;
      if (hasModifier(event)) return;
      const { element, ...found } = hitTest(pointed, clientX, clientY);
      if (element === last.current?.element || !pointed.closest(disclosures)) {
        event.preventDefault();
        event.stopPropagation();
      }
      if (element === last.current?.element) {
        const [first] = await last.current.names;
        if (first) open(first);
        return;
      }
      const names = post<MarkedField[]>('/names', found);
      last.current = { element, names };
      setSelection({ element, names: [] });
      const known = await names;
      // The visitor may have pressed another element meanwhile.
      if (last.current.element !== element) return;
      setSelection({ element, names: known });
      setMessage(known.length > 0 ? '' : 'Acest text nu se schimbă de aici.');
    }
    const listener = (event: MouseEvent) => void press(event);
    document.addEventListener('click', listener, { capture: true });
    return () => document.removeEventListener('click', listener, { capture: true });
  }, [isEditing]);

  async function undo() {
    const { problem, undone } = await post<{ problem?: string; undone?: string }>('/undo');
    if (problem) setMessage(problem);
    else reloadWith(`Anulat: ${undone}`);
  }

  const due = waiting.flatMap(({ finding }) => (finding?.waits === 'due' ? finding.message : []));
  const names = message ? [] : (selection?.names ?? []);
  return (
    <>
      {selection && <div className="edit-outline" style={outlineStyle(selection.element)} />}
      <section className="edit-bar" aria-label="Editare">
        <p role="status">
          {[message, names.map(({ name }) => name).join(' · '), progress.words, due.join(' '), hint].find(
            Boolean,
          )}
        </p>
        <div className="edit-tools">
          {['Editați', 'Navigați'].map((name, index) => (
            <button
              key={name}
              type="button"
              aria-pressed={isEditing === (index === 0)}
              onClick={() => {
                setEditing(index === 0);
                setMessage(index === 0 ? '' : browseMessage);
                setSelection(undefined);
                last.current = undefined;
              }}
            >
              {name}
            </button>
          ))}
          {names.map((each) => (
            <button key={each.number} type="button" onClick={() => open(each)}>
              Schimbați
              {names.length > 1 && ` „${each.name.replace(/^.*› /, '')}”`}
            </button>
          ))}
          <button type="button" onClick={() => setListing(true)}>
            Toate textele{waiting.length > 0 && ` (așteaptă: ${waiting.length})`}
          </button>
          <button type="button" onClick={() => setTarget(hoursTarget)}>
            Programul și zilele libere
          </button>
          <button type="button" onClick={() => void undo()}>
            Anulați ultima schimbare
          </button>
        </div>
        <PublishButton
          kind={progress.kind}
          onOpen={setTarget}
          onPublished={() => void progress.ask().then((words) => setMessage(words ? '' : 'Publicat.'))}
        />
      </section>
      {isListing && (
        <PartList
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
          onClose={() => {
            setTarget(undefined);
            loadWaiting();
          }}
          onSaved={reloadWith}
        />
      )}
    </>
  );
}

const root = document.createElement('div');
root.id = layerId;
document.body.append(root);
createRoot(root).render(<Layer />);
