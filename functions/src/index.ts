import './runtime.ts';

export { answered, contact, deliver, pageNotFound, watch } from './functions.ts';
