import db from '@adonisjs/lucid/services/db'
import { sendMail } from '#shared/mail/send_mail'
import User from '#identity/accounts/models/user'
import PaymentInWalletMail from '#wallet/funding/payment_in_wallet_mail'
import PaymentIntent from '#wallet/funding/models/payment_intent'

/** Tells the payer once that the money went into the wallet. The claim rolls back with the mail. */
export async function notifyPayer(intentId: number) {
  const intent = await PaymentIntent.findOrFail(intentId)
  const payer = await User.findOrFail(intent.userId)
  await db.transaction(async (trx) => {
    const claimed = await trx
      .from('payment_intents')
      .where({ id: intentId, status: 'paid' })
      .whereNotNull('next_check_at')
      .update({ next_check_at: null })
    if (Number(claimed) > 0) await sendMail(new PaymentInWalletMail(intent, payer), trx)
  })
}
