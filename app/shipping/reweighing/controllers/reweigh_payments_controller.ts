import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { commandOf } from '#identity/sessions/controllers/command_of'
import { runOnce } from '#shared/idempotency/idempotent_command'
import { formatKobo } from '#shared/money/rules/money'
import { payingBalance } from '#wallet/ledger/payment'
import { payReweigh } from '#shipping/reweighing/paying'

export default class ReweighPaymentsController {
  async store(ctx: HttpContext) {
    const { id, balance } = ctx.params
    const from = payingBalance(balance)
    const { amountKobo, trackingNumber } = await runOnce(await commandOf(ctx), (trx) =>
      payReweigh(trx, callerOf(ctx), id, from)
    )
    const paid = `${formatKobo(amountKobo)} for the reweigh of shipment ${trackingNumber}`
    return { message: `Payment received: ${paid}.` }
  }
}
