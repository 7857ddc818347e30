import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { commandOf } from '#identity/sessions/controllers/command_of'
import { answerOnce } from '#shared/idempotency/answered_command'
import { payingBalance } from '#wallet/ledger/payment'
import { batchPaymentValidator } from '#shipping/batches/batch_validators'
import { prepareBatchPayment } from '#shipping/batches/paying'
import { shownBatch } from '#shipping/batches/shown_batch'
import { sendToCouriers } from '#shipping/batches/notifying'
import BatchTransformer from '#shipping/batches/transformers/batch_transformer'

export default class BatchPaymentsController {
  async store(ctx: HttpContext) {
    const caller = callerOf(ctx)
    return answerOnce(await commandOf(ctx), {
      prepare: async () => {
        const { balance, ...asked } = await ctx.request.validateUsing(batchPaymentValidator)
        const from = payingBalance(balance)
        return prepareBatchPayment(caller, ctx.params.id, { ...asked, balance: from })
      },
      answer: async ({ batchId, shipmentIds }) => {
        await sendToCouriers(shipmentIds)
        const message = `Payment received. ${shipmentIds.length === 1 ? 'One shipment is' : `${shipmentIds.length} shipments are`} on the way to the couriers.`
        const shown = BatchTransformer.transform(await shownBatch(caller, batchId))
        return { message, ...(await ctx.serialize(shown.useVariant('withRows'))) }
      },
    })
  }
}
