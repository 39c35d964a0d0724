import type { DragEvent } from 'react';
import type { FormField } from '../form.ts';
import type { Upload } from '../picture.ts';
import type { Drafts } from './changes-of.ts';

type PictureEditorProps = { field: FormField; drafts: Drafts; draft: (key: string, value: unknown) => void };

const languageName = new Intl.DisplayNames('ro', { type: 'language' });

async function toUpload(file: File): Promise<Upload> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return { name: file.name, data: btoa(binary) };
}

/** The file of a picture, chosen or dropped, and what it shows in each language. */
export function PictureEditor({ field: { id, picture }, drafts, draft }: PictureEditorProps) {
  const upload = drafts[`upload ${id}`] as Upload | undefined;
  const take = async (file: File | undefined) => file && draft(`upload ${id}`, await toUpload(file));
  function drop(event: DragEvent) {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  }
  return (
    <>
      <label className="edit-drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        {upload?.name ??
          (picture?.url ? `${picture.url.replace(/.*\//, '')}, ${picture.size}` : 'Nicio imagine')}
        <br />
        Trageți aici o imagine sau alegeți una
        <input type="file" accept="image/*" onChange={({ target }) => void take(target.files?.[0])} />
      </label>
      {picture?.locales.map((locale) => {
        const key = `description ${id} ${locale}`;
        const text = String(drafts[key] ?? picture.description[locale] ?? '');
        return (
          <label key={locale} lang={locale}>
            Ce arată imaginea, pentru cine nu o vede: {languageName.of(locale.slice(0, 2))}
            <textarea rows={2} value={text} onChange={({ target }) => draft(key, target.value)} />
          </label>
        );
      })}
    </>
  );
}
