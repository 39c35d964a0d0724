import type { Doctor } from '../../model/site-content.ts';
import { useContent } from '../../content/use-content.ts';
import { DoctorPicture } from './doctor-picture.tsx';
import './doctors.css';

export function Doctors() {
  const { doctorsTitle, doctors } = useContent('about');
  if (doctors.length === 0) return null;
  return (
    <section className="section">
      <div className="container doctors__heading">
        <h2>{doctorsTitle}</h2>
      </div>
      <div className="container doctors">
        {doctors.map((doctor) => (
          <DoctorCard key={doctor.name} doctor={doctor} />
        ))}
      </div>
    </section>
  );
}

type DoctorCardProps = { doctor: Doctor };

function DoctorCard({ doctor }: DoctorCardProps) {
  const { registrationLabel, trainingLabel, languagesLabel } = useContent('about');
  const facts = [
    [trainingLabel, doctor.training],
    [languagesLabel, doctor.languages],
  ].filter(([, fact]) => fact);
  return (
    <article className="doctor">
      <DoctorPicture doctor={doctor} />
      <div className="doctor__text">
        <h3 className="heading-2">{doctor.name}</h3>
        <p className="doctor__role">{doctor.role}</p>
        <div className="doctor__about">
          <p className="display-4">{doctor.quote}</p>
          <p>{doctor.caption}</p>
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
      </div>
    </article>
  );
}
