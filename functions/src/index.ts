import './runtime.ts';

export {
  answered,
  contact,
  dailyLine,
  deliver,
  pageNotFound,
  probe,
  redeliver,
  remind,
} from './functions.ts';
