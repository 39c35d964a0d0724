import logo from 'brand:logo/logo.svg';
import { logoSize } from '../../../shared/brand.ts';
import { formatAddressLines } from '../../model/address.ts';
import { isInRouteTable } from '../../content/page/page-data.ts';
import { useContent, usePageData } from '../../content/use-content.ts';
import { useLanguage } from '../../routing/use-language.ts';
import { pathTo } from '../../routing/routes.ts';
import { siteOrigin } from '../../seo/page-urls.ts';

export function Letterhead() {
  const contact = useContent('contactDetails');
  const { page } = usePageData();
  const language = useLanguage();
  const path = isInRouteTable(page) ? pathTo(page, language) : '';
  const { clinicName, phoneString, email } = contact;
  return (
    <div className="letterhead print-only">
      <img src={logo} {...logoSize} alt="" loading="lazy" />
      <p>
        <b translate="no">{clinicName}</b>
        <br />
        {formatAddressLines(contact).join(', ')}
      </p>
      <p>
        <b>{phoneString}</b>
        <br />
        {email}
        <br />
        {(siteOrigin + path).replace(/^https:\/\/|\/$/g, '')}
      </p>
    </div>
  );
}
