import './runtime.ts';

export { contact, deliver, pageNotFound } from './functions.ts';
