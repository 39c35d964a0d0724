import type { DragEvent } from 'react';
import type { Change } from '../change.ts';
import type { FormField } from '../form.ts';
import { languageName } from '../language-name.ts';
import type { Upload } from '../upload.ts';
import type { SetDraft } from './drafts.ts';

type FileEditorProps = {
  entry: string;
  field: FormField;
  draft: Change | undefined;
  setDraft: SetDraft;
  focus: boolean;
};

export function FileEditor({ entry, field, draft, setDraft, focus }: FileEditorProps) {
  const { id, kind, file, isRequired, locales } = field;
  const { upload, description = {} } = draft?.kind === 'file' ? draft : {};
  const isRemoved = draft?.kind === 'set';
  const currentName = isRemoved ? '' : (file?.name ?? '');
  const describedLocales = isRemoved ? [] : (file?.locales ?? []);
  const [indefinite, pronoun, definite] =
    kind === 'film' ? ['un film MP4', 'unul', 'filmul'] : ['o imagine', 'una', 'imaginea'];

  async function setFile(chosen: File | undefined) {
    if (!chosen) return;
    // The old description does not describe the new picture.
    const empty = Object.fromEntries((file?.locales ?? []).map((locale) => [locale, '']));
    setDraft(id, { kind: 'file', entry, field: id, upload: await toUpload(chosen), description: empty });
  }
  const setDescription = (locale: string, text: string) =>
    setDraft(id, { kind: 'file', entry, field: id, upload, description: { ...description, [locale]: text } });
  function handleDrop(event: DragEvent) {
    event.preventDefault();
    void setFile(event.dataTransfer.files[0]);
  }
  function handleRemove() {
    const values = Object.fromEntries(locales.map((locale) => [locale, null]));
    setDraft(id, { kind: 'set', entry, field: id, values });
  }
  return (
    <>
      <label className="edit-drop" onDragOver={(event) => event.preventDefault()} onDrop={handleDrop}>
        <b>{upload?.name ?? (currentName || 'Nimic încă')}</b>
        <br />
        Trageți aici {indefinite} sau alegeți {pronoun}:
        <input
          type="file"
          data-focus={focus || undefined}
          accept={kind === 'film' ? 'video/mp4' : 'image/*'}
          onChange={({ target }) => void setFile(target.files?.[0])}
        />
      </label>
      {currentName && !isRequired && !upload && (
        <button type="button" onClick={handleRemove}>
          Scoateți {definite}
        </button>
      )}
      {describedLocales.map((locale) => (
        <label key={locale} lang={locale}>
          Ce arată imaginea, pentru cine nu o vede: {languageName(locale)}
          <textarea
            rows={2}
            value={String(description[locale] ?? file?.description[locale] ?? '')}
            onChange={({ target }) => setDescription(locale, target.value)}
          />
        </label>
      ))}
    </>
  );
}

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
