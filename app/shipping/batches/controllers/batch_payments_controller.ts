import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readCommand } from '#identity/sessions/controllers/request_command'
import { runOnceThenAnswer } from '#shared/idempotency/two_step_command'
import { parsePayingBalance } from '#wallet/ledger/pay_from_wallet'
import { batchPaymentValidator } from '#shipping/batches/batch_validators'
import { prepareBatchPayment, sendToCouriers } from '#shipping/batches/pay_batch'
import { loadBatch } from '#shipping/batches/load_batch'
import BatchTransformer from '#shipping/batches/transformers/batch_transformer'

export default class BatchPaymentsController {
  async store(ctx: HttpContext) {
    const caller = callerOf(ctx)
    return runOnceThenAnswer(await readCommand(ctx), {
      prepare: async () => {
        const { balance, ...input } = await ctx.request.validateUsing(batchPaymentValidator)
        const from = parsePayingBalance(balance)
        return prepareBatchPayment(caller, ctx.params.id, { ...input, balance: from })
      },
      answer: async ({ batchId, shipmentIds }) => {
        await sendToCouriers(shipmentIds)
        const message = `Payment received. We are booking ${shipmentIds.length === 1 ? 'one shipment' : `${shipmentIds.length} shipments`} with the couriers.`
        const shown = BatchTransformer.transform(await loadBatch(caller, batchId))
        return { message, ...(await ctx.serialize(shown.useVariant('withRows'))) }
      },
    })
  }
}
