import type { OpeningHours } from '../../../shared/opening-hours.ts';
import { createLimiter } from '../request/rate-limits.ts';
import { mailFailure, type SendMail } from '../mail/mailer.ts';
import { oncePerKey } from '../once-per-key.ts';
import { errorCode, logEvent } from '../watch/log-events.ts';
import { confirmationMail } from '../mail/confirmation-mail.ts';
import type { ReadReceiptTexts } from '../receipt/receipt-texts-reader.ts';
import type { Confirmation, Mark } from './schedule-confirmation.ts';

type ConfirmationContext = {
  send: SendMail;
  from: string;
  hours: OpeningHours;
  readTexts: ReadReceiptTexts;
};

/** For all visitors together, whom one may pretend to be: thirty at once, then one a minute. */
const overall = { burst: 30, interval: 60_000 };

/** Throws when it is worth another attempt. What the mail server refuses for good has ended. */
export function createConfirm(context: () => ConfirmationContext) {
  const wait = createLimiter(overall);
  const once = oncePerKey<void>(1_000);

  async function confirm(confirmation: Confirmation): Promise<void> {
    const { reference, language } = confirmation;
    if (wait('') > 0) {
      logEvent('confirmation_limited', { reference });
      return;
    }
    try {
      const { send, from, hours, readTexts } = context();
      await send(confirmationMail(confirmation, await readTexts(language), hours, from));
    } catch (cause) {
      const { permanent, replyCode } = mailFailure(cause);
      logEvent(permanent ? 'confirmation_refused' : 'confirmation_delayed', {
        reference,
        code: errorCode(cause),
        replyCode,
      });
      if (!permanent) throw cause;
      return;
    }
    logEvent('confirmation_sent', { reference });
  }

  return async (task: Confirmation | Mark): Promise<void> => {
    if ('isMark' in task) return;
    await once(task.key, () => confirm(task));
  };
}
