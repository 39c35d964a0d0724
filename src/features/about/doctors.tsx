import { interpolate } from '../../../shared/interpolate.ts';
import { fieldLang } from '../../lib/field-lang.ts';
import type { Doctor } from '../../model/site-content.ts';
import { MessageLink } from '../../content/message-link.tsx';
import { useContent } from '../../content/use-content.ts';
import { toPlainText } from '../../lib/no-break.ts';
import { DoctorPicture } from './doctor-picture.tsx';
import './doctors.css';

/** A card shows name, role and patients, so that all doctors fit on one screen; `details` has the rest. */
export function Doctors() {
  const about = useContent('about');
  const { doctorsTitle, doctors } = about;
  if (doctors.length === 0) return null;
  return (
    <section className="section">
      <div className="container">
        <h2 lang={fieldLang(about, 'doctorsTitle')}>{doctorsTitle}</h2>
        <div className="doctors__row">
          {doctors.map((doctor) => (
            <DoctorCard key={doctor.name} doctor={doctor} />
          ))}
        </div>
      </div>
    </section>
  );
}

type DoctorProps = { doctor: Doctor };

function DoctorCard({ doctor }: DoctorProps) {
  const { booking } = useContent('about');
  const { name, shortName = name, role, treats } = doctor;
  return (
    <article className="doctor">
      <DoctorPicture doctor={doctor} />
      <div className="doctor__text">
        <h3 className="display-4" translate="no">
          {name}
        </h3>
        <p className="doctor__role" lang={fieldLang(doctor, 'role')}>
          {role}
        </p>
        {treats && <p>{treats}</p>}
        {booking && (
          <MessageLink
            className="more-link"
            message={toPlainText(`${interpolate(booking.message, { doctor: shortName })}\n`)}
          >
            {interpolate(booking.link, { doctor: shortName })}
          </MessageLink>
        )}
      </div>
      <DoctorDetails doctor={doctor} />
    </article>
  );
}

function DoctorDetails({ doctor }: DoctorProps) {
  const { detailsLabel, registrationLabel, trainingLabel, languagesLabel } = useContent('about');
  const facts = [
    [trainingLabel, doctor.training],
    [languagesLabel, doctor.languages],
  ].filter(([, fact]) => fact);
  return (
    <details className="doctor__details small">
      <summary>
        <span>
          {detailsLabel}
          <span className="visually-hidden" translate="no">{`: ${doctor.name}`}</span>
        </span>
      </summary>
      <div className="doctor__about stack-3">
        {doctor.quote && <p className="display-4">{doctor.quote}</p>}
        <p lang={fieldLang(doctor, 'caption')}>{doctor.caption}</p>
        {facts.map(([label, fact]) => (
          <p key={label} className="small">
            <b>{label}:</b> {fact}
          </p>
        ))}
        {doctor.registrationNumber && (
          <p className="small muted">
            {registrationLabel}, {doctor.registrationNumber}
          </p>
        )}
      </div>
    </details>
  );
}
