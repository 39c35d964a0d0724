import { contrastOf } from '../../src/testing/contrast.ts';
import { colours, type Token } from '../tokens.ts';

const inkNames = [
  'fir',
  'moss',
  'leaf',
  'red',
  'lichen',
  'snow',
  'fir-soft',
  'fir-edge',
  'sprout',
  'apricot',
];
const groundNames = [
  'snow',
  'white',
  'frost',
  'dew',
  'sky',
  'blush',
  'peach',
  'apricot',
  'apricot-hover',
  'sprout',
  'fir',
];

/** What a ratio is enough for: any text (4.5), large text and controls (3), or neither. */
function gradeOf(ratio: number): 'text' | 'large' | 'none' {
  if (ratio >= 4.5) return 'text';
  return ratio >= 3 ? 'large' : 'none';
}

function named(names: string[]): Token[] {
  return names.map((name) => {
    const colour = colours.find((token) => token.name === name);
    if (!colour) throw new Error(`tokens.css has no colour --${name}.`);
    return colour;
  });
}

const inks = named(inkNames);
const grounds = named(groundNames);

/** Every colour token, and what can be read on what. */
export function Colours() {
  return (
    <>
      <ul className="gal-swatches">
        {colours.map(({ name, value, comment }) => (
          <li key={name}>
            <span className="gal-swatch" style={{ background: `var(--${name})` }} />
            <b>{name}</b> <code>{value}</code>
            <span className="small muted">{comment}</span>
          </li>
        ))}
      </ul>
      <p className="small muted">
        Measured contrast of each ink on each ground. In full: enough for any text (4.5). With a dotted line:
        for large text and the edges of controls (3). Crossed out: for neither.
      </p>
      <div className="gal__scroll">
        <table className="gal-contrast">
          <thead>
            <tr>
              <th scope="col">on</th>
              {inks.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grounds.map((ground) => (
              <tr key={ground.name}>
                <th scope="row">{ground.name}</th>
                {inks.map((ink) => (
                  <Pair key={ink.name} ink={ink} ground={ground} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

type PairProps = { ink: Token; ground: Token };

function Pair({ ink, ground }: PairProps) {
  const ratio = contrastOf(ink.value, ground.value);
  const grade = gradeOf(ratio);
  // What cannot be read is crossed out in an ink that can.
  const readable = ground.name === 'fir' ? 'snow' : 'fir';
  const shown = grade === 'none' ? readable : ink.name;
  return (
    <td
      className={`gal-contrast__${grade}`}
      style={{ background: `var(--${ground.name})`, color: `var(--${shown})` }}
    >
      <span>{(Math.floor(ratio * 100) / 100).toFixed(2)}</span>
    </td>
  );
}
