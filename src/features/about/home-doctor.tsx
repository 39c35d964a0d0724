import { MoreLink } from '../../components/more-link.tsx';
import { useContent } from '../../content/use-content.ts';
import { fieldLang } from '../../lib/field-lang.ts';
import { DoctorPicture } from './doctor-picture.tsx';
import './doctors.css';

export function HomeDoctor() {
  const { doctor } = useContent('home');
  if (!doctor) return null;
  const { name, role, quote } = doctor.shown;
  return (
    <section className="home-doctor section background-surface-3">
      <div className="container home-doctor__content">
        {quote && <p className="home-doctor__quote">{quote}</p>}
        <DoctorPicture doctor={doctor.shown} />
        <div className="home-doctor__text">
          <h2 className="heading-4" translate="no">
            {name}
          </h2>
          <p className="doctor__role" lang={fieldLang(doctor.shown, 'role')}>
            {role}
          </p>
          <MoreLink to={{ route: 'about' }}>{doctor.link}</MoreLink>
        </div>
      </div>
    </section>
  );
}
