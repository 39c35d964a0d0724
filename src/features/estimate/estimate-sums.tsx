import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { contactFormId } from '../../content/page/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';
import { useLanguage } from '../../language/use-language.ts';
import { withBegunMessage } from '../../routing/begun-message.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { pathTo } from '../../routing/routes.ts';
import { estimateMessage } from './estimate-message.ts';
import type { Estimate } from './estimate.ts';
import { useWording } from './use-wording.ts';

type EstimateSumsProps = { estimate: Estimate };

export function EstimateSums({ estimate }: EstimateSumsProps) {
  const { categories } = useContent('priceList');
  const wording = useWording();
  const { texts, sumText } = wording;
  const excluded = categories.filter(({ noSiblingDiscount }) => noSiblingDiscount);
  const { siblingDiscount } = useContent('pricesPage');
  const hasSiblings =
    siblingDiscount !== undefined &&
    estimate.people.some(({ person, position }) => person.kind === 'child' && position > 1);
  return (
    <div className="estimate__sums">
      <p className="estimate__total">
        {texts.grandTotal}: <b>{sumText(estimate.total)}</b>
      </p>
      {hasSiblings && (
        <p className="small">
          {texts.rule}
          {excluded.length > 0 && ` ${texts.excluded}: ${excluded.map(({ title }) => title).join(', ')}.`}
        </p>
      )}
      <p className="small">{texts.note}</p>
      <div className="actions print-hidden">
        <MessageLink text={estimateMessage(estimate, wording)} label={texts.message} />
        <button type="button" className="button button--outline" onClick={() => window.print()}>
          {texts.print}
        </button>
      </div>
    </div>
  );
}

type MessageLinkProps = { text: string; label: string };

function MessageLink({ text, label }: MessageLinkProps) {
  const navigate = useNavigate();
  const pathname = pathTo({ route: 'contact' }, useLanguage());

  function follow(event: MouseEvent) {
    // In a new tab it is a plain link: what is handed over stays in this one.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate({ pathname, hash: contactFormId }, withBegunMessage(text));
  }

  return (
    <PageLink className="button" to={{ route: 'contact' }} fragment={contactFormId} onClick={follow}>
      {label}
    </PageLink>
  );
}
