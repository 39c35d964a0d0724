import { callTimes } from '../../../shared/contact-fields.ts';
import { capitalize } from '../../content/hours/format-hours.ts';
import { callTimeLabels } from '../../content/page/confirmation-texts.ts';
import { useContent } from '../../content/use-content.ts';

export function CallTimeChoice() {
  const texts = useContent('contactForm');
  const words = callTimeLabels(texts);
  const { callTime: label, callAnyTime: anyTime } = texts;
  if (!label || !anyTime || callTimes.some((part) => !words[part])) return null;
  return (
    <div className="field">
      <label htmlFor="contact-callTime">{label}</label>
      <select id="contact-callTime" name="callTime">
        <option value="">{anyTime}</option>
        {callTimes.map((part) => (
          <option key={part} value={part}>
            {capitalize(words[part])}
          </option>
        ))}
      </select>
    </div>
  );
}
