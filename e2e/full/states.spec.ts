import { languages } from '../../src/language/languages.ts';
import { broughtStates } from '../support/page-states.ts';
import { surveyState } from '../support/survey-state.ts';

for (const [index, state] of broughtStates.entries()) {
  surveyState(state, languages[(index + 1) % languages.length] ?? 'ro');
}
