import drawnPortrait from '/static/illustrations/doctor-none.svg';
import { Picture } from '../../components/picture.tsx';
import type { Doctor } from '../../content/site-content.ts';
import { useContent } from '../../content/use-content.ts';

/** Stands in the arch until there is a photograph; it shows nobody, so it says nothing. */
const noPicture = { url: drawnPortrait, width: 240, height: 300, description: '' };

type DoctorCardProps = { doctor: Doctor };

export function DoctorCard({ doctor }: DoctorCardProps) {
  const { registrationLabel } = useContent('about');
  return (
    <article className="doc">
      <div className="doc__pic">
        <Picture picture={doctor.picture ?? noPicture} />
      </div>
      <div className="doc__body">
        <h3 className="d2">{doctor.name}</h3>
        <p className="doc__role">{doctor.role}</p>
        <div className="txt">
          <p className="doc__quote">{doctor.quote}</p>
          <p>{doctor.caption}</p>
          <p className="small mute">
            {registrationLabel}, {doctor.registrationNumber}
          </p>
        </div>
      </div>
    </article>
  );
}
