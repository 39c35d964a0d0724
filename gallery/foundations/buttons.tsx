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
      {['gal-ground', 'gal-ground gal-ground--fir on-fir'].map((ground) => (
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
    <button className={`btn ${kind} ${state}`} type="button">
      {label}
    </button>
  );
  return [
    { name: 'btn', show: button('', callToAction) },
    { name: 'btn--line', show: button('btn--line', onlyNecessary) },
    { name: 'btn--small', show: button('btn--small', callToAction) },
    { name: 'btn, two lines', show: button('gal-narrow', fill(callToAction, 40)) },
    {
      name: 'btn, sending',
      show: (state) => (
        <button className={`btn ${state}`} type="button" aria-disabled>
          <Spinner />
          <span>{sending}</span>
        </button>
      ),
    },
    {
      name: 'btn--done',
      show: (state) => (
        <p className={`btn btn--done ${state}`}>
          <Icon name="check" />
          <span>{sent}</span>
        </p>
      ),
    },
    {
      name: 'go',
      show: (state) => (
        <a className={`go ${state}`} href="#buttons">
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
      name: 'tel',
      show: (state) => (
        <a className={`tel ${state}`} href="#buttons">
          <Icon name="phone" />
          {phoneString}
        </a>
      ),
    },
    {
      name: 'icon-btn',
      show: (state) => (
        <button className={`icon-btn ${state}`} type="button" aria-label={openMenu}>
          <Icon name="menu" />
        </button>
      ),
    },
    {
      name: 'arrow',
      show: (state) => (
        <button className={`arrow gal-arrow ${state}`} type="button" aria-label={next}>
          <Icon name="arrow-right" />
        </button>
      ),
    },
  ];
}
