import { broughtStates } from '../support/page-states.ts';
import { surveyState } from '../support/survey-state.ts';
import { languages } from '../support/site.ts';

for (const [index, state] of broughtStates.entries()) {
  surveyState(state, languages[(index + 1) % languages.length] ?? 'ro');
}
