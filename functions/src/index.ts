import './runtime.ts';

export {
  answered,
  confirm,
  contact,
  dailyLine,
  deliver,
  pageNotFound,
  probe,
  redeliver,
  remind,
} from './functions.ts';
