import { useEffect, useRef, useState, type ClipboardEvent, type MouseEvent } from 'react';
import { fold } from '../../src/lib/fold.ts';
import { trustedHtml } from '../../src/lib/trusted-types.ts';
import type { PastedHtml } from '../clean.ts';
import { post } from './post.ts';

type HtmlEditorProps = {
  label: string;
  language: string;
  html: string;
  /** The text that was clicked on the page, before which the caret is set. */
  hitText: string | undefined;
  onChange: (html: string | null) => void;
  'aria-invalid': boolean;
  'data-focus': true | undefined;
};

const commands: [name: string, command: string, value?: string][] = [
  ['Îngroșat', 'bold'],
  ['Titlu', 'formatBlock', 'h2'],
  ['Subtitlu', 'formatBlock', 'h3'],
  ['Paragraf', 'formatBlock', 'p'],
  ['Listă', 'insertUnorderedList'],
  ['Pași', 'insertOrderedList'],
  ['Citat', 'formatBlock', 'blockquote'],
];

export function HtmlEditor({ label, language, html, hitText, onChange, ...state }: HtmlEditorProps) {
  const editor = useRef<HTMLDivElement>(null);
  // The HTML is set only once, since setting it again would move the caret.
  const initial = useRef(html);
  const [lost, setLost] = useState('');
  useEffect(() => {
    document.execCommand('defaultParagraphSeparator', false, 'p');
    if (editor.current) editor.current.innerHTML = trustedHtml(initial.current || '<p><br></p>') as string;
  }, []);
  useEffect(() => {
    // Waits until the dialog has set its own focus.
    const frame = requestAnimationFrame(() => {
      if (editor.current && hitText) showHitText(editor.current, hitText);
    });
    return () => cancelAnimationFrame(frame);
  }, [hitText]);

  function run(command: string, value?: string) {
    editor.current?.focus();
    document.execCommand(command, false, value);
  }
  /** Inserts only tags that a page displays, so that the save removes nothing. */
  async function handlePaste(event: ClipboardEvent) {
    const data = event.clipboardData;
    const [copied, plain] = [data.getData('text/html'), data.getData('text/plain')];
    if (!copied) return;
    event.preventDefault();
    const pasted = await post<PastedHtml>('/paste', { text: copied }).catch(() => undefined);
    if (pasted) document.execCommand('insertHTML', false, trustedHtml(pasted.html) as string);
    else document.execCommand('insertText', false, plain);
    setLost(pasted?.lost.join(', ') ?? '');
  }
  function addLink() {
    // oxlint-disable-next-line no-alert
    const address = window.prompt('Adresa la care duce legătura', `/${language}/contact`);
    if (address) run('createLink', address);
  }
  return (
    <>
      <div role="toolbar" aria-label={`Forma textului: ${label}`}>
        {commands.map(([name, command, value]) => (
          <button key={name} type="button" onMouseDown={keepCaret} onClick={() => run(command, value)}>
            {name}
          </button>
        ))}
        <button type="button" onMouseDown={keepCaret} onClick={addLink}>
          Legătură
        </button>
      </div>
      <div
        {...state}
        ref={editor}
        className="edit-html"
        role="textbox"
        aria-multiline
        aria-label={label}
        contentEditable
        onPaste={(event) => void handlePaste(event)}
        onInput={({ currentTarget }) => onChange(currentTarget.innerHTML || null)}
      />
      <p role="status">{lost && `La lipire a rămas numai textul din: ${lost}.`}</p>
    </>
  );
}

/** Reduces a text to letters and digits, since the page's typesetting adds no-break spaces and word joiners. */
const normalizeText = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Finds the first text node whose words `hitText` begins with, sets the caret before the node and scrolls to it. */
function showHitText(editor: HTMLElement, hitText: string) {
  const hitWords = normalizeText(hitText);
  const walker = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const words = normalizeText(text.data);
    if (words === '' || !hitWords.startsWith(words)) continue;
    text.parentElement?.scrollIntoView({ block: 'center' });
    document.getSelection()?.collapse(text, 0);
    return;
  }
}

/** Prevents a click on a button from moving the focus out of the text. */
const keepCaret = (event: MouseEvent) => event.preventDefault();
