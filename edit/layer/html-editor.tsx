import { useEffect, useRef, type MouseEvent } from 'react';
import { trustedHtml } from '../../src/lib/trusted-types.ts';

type HtmlEditorProps = {
  label: string;
  language: string;
  html: string;
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

/** The text keeps its caret when a button is pressed. */
const keepCaret = (event: MouseEvent) => event.preventDefault();

/** A text with headings, lists and links, without a tag to be seen. */
export function HtmlEditor({ label, language, html, onChange, ...state }: HtmlEditorProps) {
  const box = useRef<HTMLDivElement>(null);
  const first = useRef(html);
  useEffect(() => {
    document.execCommand('defaultParagraphSeparator', false, 'p');
    if (box.current) box.current.innerHTML = trustedHtml(first.current || '<p><br></p>') as string;
  }, []);

  function run(command: string, value?: string) {
    box.current?.focus();
    document.execCommand(command, false, value);
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
        onInput={({ currentTarget }) => onChange(currentTarget.innerHTML || null)}
      />
    </>
  );
}
