import { bypassBodyParser } from './http/request-body.ts';

// Each function runs in processes of its own. The queue's function gets its task from the platform's parser.
if (['contact', 'answered', 'pageNotFound'].includes(process.env.FUNCTION_TARGET ?? '')) bypassBodyParser();

// In any other mode the platform's Express answers a fault of its own with a stack. It asks once this is loaded.
process.env.NODE_ENV ??= 'production';
