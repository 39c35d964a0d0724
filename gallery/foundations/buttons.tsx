import type { ReactNode } from 'react';
import { Icon } from '../../src/components/icon.tsx';
import { Spinner } from '../../src/components/spinner.tsx';
import { useContent } from '../../src/content/use-content.ts';
import { fill } from '../fill.ts';

const states = ['', 'is-hover', 'is-focus', 'is-active'];
const stateNames = ['rest', 'hover', 'focus', 'active'];

/** Buttons and links at rest, under the pointer, with the focus and pressed, on light and on dark. */
export function Buttons() {
  return (
    <>
      {['gal-ground', 'gal-ground gal-ground--fir on-dark'].map((ground) => (
        <div key={ground} className={ground}>
          <StateTable />
        </div>
      ))}
    </>
  );
}

type Row = { name: string; show: (state: string) => ReactNode };

function StateTable() {
  return (
    <div className="gal__scroll">
      <table className="gal-states">
        <thead>
          <tr>
            <th scope="col">class</th>
            {stateNames.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {useRows().map(({ name, show }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {states.map((state) => (
                <td key={state}>{show(state)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function useRows(): Row[] {
  const { callToAction } = useContent('general');
  const { onlyNecessary } = useContent('cookies');
  const { sending, sent } = useContent('predefinedMessages');
  const { tilesLink } = useContent('home');
  const { phoneString, email } = useContent('contactDetails');
  const { openMenu } = useContent('navigation');
  const { next } = useContent('carouselCards');
  const button = (kind: string, label: ReactNode) => (state: string) => (
    <button className={`button ${kind} ${state}`} type="button">
      {label}
    </button>
  );
  return [
    { name: 'button', show: button('', callToAction) },
    { name: 'button--outline', show: button('button--outline', onlyNecessary) },
    { name: 'button--small', show: button('button--small', callToAction) },
    { name: 'button, two lines', show: button('gal-narrow', fill(callToAction, 40)) },
    {
      name: 'button, sending',
      show: (state) => (
        <button className={`button ${state}`} type="button" aria-disabled>
          <Spinner />
          <span>{sending}</span>
        </button>
      ),
    },
    {
      name: 'button--done',
      show: (state) => (
        <p className={`button button--done ${state}`}>
          <Icon name="check" />
          <span>{sent}</span>
        </p>
      ),
    },
    {
      name: 'more-link',
      show: (state) => (
        <a className={`more-link ${state}`} href="#buttons">
          <span>{tilesLink}</span>
          <Icon name="arrow-right" />
        </a>
      ),
    },
    {
      name: 'link',
      show: (state) => (
        <a className={`link ${state}`} href="#buttons">
          {email}
        </a>
      ),
    },
    {
      name: 'phone-link',
      show: (state) => (
        <a className={`phone-link ${state}`} href="#buttons">
          <Icon name="phone" />
          {phoneString}
        </a>
      ),
    },
    {
      name: 'icon-button',
      show: (state) => (
        <button className={`icon-button ${state}`} type="button" aria-label={openMenu}>
          <Icon name="menu" />
        </button>
      ),
    },
    {
      name: 'carousel-arrow',
      show: (state) => (
        <button className={`carousel-arrow gal-arrow ${state}`} type="button" aria-label={next}>
          <Icon name="arrow-right" />
        </button>
      ),
    },
  ];
}
