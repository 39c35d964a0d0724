import { Icon } from '../../components/icon.tsx';
import { useHoursNotice } from '../../content/use-hours-notice.ts';
import { OpeningStateText } from '../../content/opening-state-text.tsx';
import { useContent } from '../../content/use-content.ts';

/** Displays whether the clinic is open (without scripts its hours), a notice and a fact about the building. */
export function Facts() {
  const { notice, noticeProps } = useHoursNotice();
  const { lines } = useContent('openingHours');
  const { buildingFact } = useContent('home');
  return (
    <div className="container">
      <ul className="icon-list facts">
        <li className="open-now">
          <OpeningStateText text="{state}" />
        </li>
        {lines.map(({ days, hours, kind }) => (
          <li className="if-opening-state-unknown" key={days}>
            <Icon name={kind === 'open' ? 'clock' : 'calendar'} />
            {`${days}, ${hours}`}
          </li>
        ))}
        {notice && (
          <li {...noticeProps}>
            <Icon name="alert" />
            {notice}
          </li>
        )}
        {buildingFact && (
          <li>
            <Icon name="pin" />
            {buildingFact}
          </li>
        )}
      </ul>
    </div>
  );
}
