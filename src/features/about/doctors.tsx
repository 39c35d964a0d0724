import { useContent } from '../../content/use-content.ts';
import { DoctorCard } from './doctor-card.tsx';
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
