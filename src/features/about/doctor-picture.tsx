import { Picture } from '../../components/picture.tsx';
import type { Doctor } from '../../model/site-content.ts';

/** The first letter of the last name: titles stand before it, degrees behind a comma. */
const initialOf = (name: string) => name.replace(/,.*/, '').trim().split(/\s/).at(-1)?.charAt(0);

type DoctorPictureProps = { doctor: Doctor };

/** An arch with the photograph, or with an initial until there is one. */
export function DoctorPicture({ doctor: { name, picture } }: DoctorPictureProps) {
  return (
    <div className="doctor__picture">
      {picture ? (
        <Picture picture={picture} sizes="350px" />
      ) : (
        <span className="doctor__initial" aria-hidden="true" translate="no">
          {initialOf(name)}
        </span>
      )}
    </div>
  );
}
