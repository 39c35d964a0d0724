import type { DragEvent } from 'react';
import type { FormField } from '../form.ts';
import type { Upload } from '../upload.ts';
import type { Drafts } from './changes-of.ts';

type FileEditorProps = { field: FormField; drafts: Drafts; draft: (key: string, value: unknown) => void };

const languageName = new Intl.DisplayNames('ro', { type: 'language' });

function toUpload(file: File): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve({ name: file.name, data: String(reader.result).replace(/.*,/, '') }),
    );
    reader.addEventListener('error', () => reject(reader.error as Error));
    reader.readAsDataURL(file);
  });
}

/** A picture or a film, chosen or dropped, and what a picture shows in each language. */
export function FileEditor({ field, drafts, draft }: FileEditorProps) {
  const { id, kind, file, isRequired } = field;
  const upload = drafts[`upload ${id}`] as Upload | undefined;
  const isRemoved = drafts[`removed ${id}`] === true;
  const what = kind === 'film' ? 'un film MP4' : 'o imagine';
  async function take(chosen: File | undefined) {
    if (!chosen) return;
    draft(`removed ${id}`, undefined);
    // The words about the one before are not true of this one.
    for (const locale of file?.locales ?? []) draft(`description ${id} ${locale}`, '');
    draft(`upload ${id}`, await toUpload(chosen));
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  }
  return (
    <>
      <label className="edit-drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <b>{upload?.name ?? ((!isRemoved && file?.name) || 'Nimic încă')}</b>
        <br />
        Trageți aici {what} sau alegeți {kind === 'film' ? 'unul' : 'una'}:
        <input
          type="file"
          accept={kind === 'film' ? 'video/mp4' : 'image/*'}
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </label>
      {!isRequired && file?.name && !upload && !isRemoved && (
        <button type="button" onClick={() => draft(`removed ${id}`, true)}>
          Scoateți {kind === 'film' ? 'filmul' : 'imaginea'}
        </button>
      )}
      {file?.locales.map((locale) => {
        const key = `description ${id} ${locale}`;
        const text = String(drafts[key] ?? file.description[locale] ?? '');
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
