import { useEffect, useRef, useState, type ClipboardEvent, type MouseEvent } from 'react';
import { fold } from '../../src/lib/fold.ts';
import { trustedHtml } from '../../src/lib/trusted-types.ts';
import type { Pasted } from '../clean.ts';
import { post } from './post.ts';

type HtmlEditorProps = {
  label: string;
  language: string;
  html: string;
  /** A text of the page before which the caret is set. */
  pressed: string | undefined;
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

/** Removes no-break spaces and word joiners, which typesetting has added to the page. */
const asTyped = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function showPressed(box: HTMLElement, pressed: string) {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!asTyped(text.data) || !asTyped(pressed).startsWith(asTyped(text.data))) continue;
    text.parentElement?.scrollIntoView({ block: 'center' });
    document.getSelection()?.collapse(text, 0);
    return;
  }
}

/** Prevents a click on a button from moving the focus out of the text. */
const keepCaret = (event: MouseEvent) => event.preventDefault();

export function HtmlEditor({ label, language, html, pressed, onChange, ...state }: HtmlEditorProps) {
  const box = useRef<HTMLDivElement>(null);
  const first = useRef(html);
  const [lost, setLost] = useState('');
  useEffect(() => {
    document.execCommand('defaultParagraphSeparator', false, 'p');
    if (box.current) box.current.innerHTML = trustedHtml(first.current || '<p><br></p>') as string;
  }, []);
  useEffect(() => {
    // Waits until the dialog has set its own focus.
    const frame = requestAnimationFrame(() => {
      if (box.current && pressed) showPressed(box.current, pressed);
    });
    return () => cancelAnimationFrame(frame);
  }, [pressed]);

  function run(command: string, value?: string) {
    box.current?.focus();
    document.execCommand(command, false, value);
  }
  /** Inserts only tags that a page displays, so that the save removes nothing. */
  async function paste(event: ClipboardEvent) {
    const data = event.clipboardData;
    const [copied, plain] = [data.getData('text/html'), data.getData('text/plain')];
    if (!copied) return;
    event.preventDefault();
    const pasted = await post<Pasted>('/paste', { text: copied }).catch(() => undefined);
    if (pasted) document.execCommand('insertHTML', false, trustedHtml(pasted.html) as string);
    else document.execCommand('insertText', false, plain);
    setLost(pasted?.lost.join(', ') ?? '');
  }
  function link() {
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
        <button type="button" onMouseDown={keepCaret} onClick={link}>
          Legătură
        </button>
      </div>
      <div
        {...state}
        ref={box}
        className="edit-html"
        role="textbox"
        aria-multiline
        aria-label={label}
        contentEditable
        onPaste={(event) => void paste(event)}
        onInput={({ currentTarget }) => onChange(currentTarget.innerHTML || null)}
      />
      <p role="status">{lost && `La lipire a rămas numai textul din: ${lost}.`}</p>
    </>
  );
}
