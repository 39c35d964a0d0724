import { broughtStates } from '../support/page-states.ts';
import { surveyState } from '../support/survey-state.ts';

for (const state of broughtStates) surveyState(state, 'en');
