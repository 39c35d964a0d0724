import { useState, type ComponentType } from 'react';
import { Sentences } from '../../components/sentences.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import { estimateId } from '../../content/page/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';
import './estimate.css';

type Opened = ComponentType<{ takesFocus: boolean }>;

/** Once it was opened it is there at once for whoever comes Back. */
let opened: Opened | undefined;

type State = 'closed' | 'opening' | 'failed' | 'asked';

/** The estimate, whose scripts come when it is asked for. Without scripts there is nothing, and its room is not kept. */
export function EstimateSection() {
  const texts = useContent('familyEstimate');
  const hydrated = useHydrated();
  const [state, setState] = useState<State>('closed');
  const Estimate = opened;
  // No heading of what is not there yet.
  const Title = hydrated ? 'h2' : 'p';

  async function open() {
    if (state === 'opening') return;
    setState('opening');
    try {
      opened = (await import('./family-estimate.tsx')).FamilyEstimate;
      setState('asked');
    } catch {
      setState('failed');
    }
  }

  return (
    <section className={hydrated ? 'estimate' : 'estimate estimate--waiting'} id={estimateId}>
      <div className="container">
        <div className="panel estimate__panel ground-surface-2">
          <div className="estimate__intro">
            <Title className="heading-2">
              <Sentences text={texts.title} />
            </Title>
            <p className="lead print-hidden">{texts.lead}</p>
          </div>
          {Estimate ? (
            <Estimate takesFocus={state === 'asked'} />
          ) : (
            <div className="estimate__open print-hidden">
              <button
                type="button"
                className="button"
                aria-disabled={state === 'opening' ? true : undefined}
                onClick={() => void open()}
              >
                {state === 'opening' ? texts.opening : texts.open}
              </button>
              <p role="alert" className="small">
                {state === 'failed' && texts.failed}
              </p>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
