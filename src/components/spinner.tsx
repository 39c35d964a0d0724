import drawing from 'brand:drawings/state-sending.svg';

export function Spinner() {
  return <img className="spinner" src={drawing} width={100} height={118} alt="" />;
}
