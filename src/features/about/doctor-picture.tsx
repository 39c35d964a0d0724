import { Picture } from '../../components/picture.tsx';
import type { Doctor } from '../../model/site-content.ts';

/** Returns the initial of the last name; titles precede the name, degrees follow a comma. */
const lastNameInitial = (name: string) => name.replace(/,.*/, '').trim().split(/\s/).at(-1)?.charAt(0);

export function DoctorPicture({ doctor: { name, picture } }: { doctor: Doctor }) {
  return (
    <div className="doctor__picture">
      {picture ? (
        <Picture picture={picture} sizes="350px" />
      ) : (
        <span className="doctor__initial" aria-hidden="true" translate="no">
          {lastNameInitial(name)}
        </span>
      )}
    </div>
  );
}
