import './runtime.ts';

export { contact, dailyLine, deliver, pageNotFound, probe, redeliver } from './functions.ts';
