import './runtime.ts';

export { contact, dailyLine, deliver, pageNotFound, probe } from './functions.ts';
