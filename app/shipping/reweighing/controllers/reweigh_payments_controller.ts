import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readCommand } from '#identity/sessions/controllers/request_command'
import { runOnce } from '#shared/idempotency/idempotent_command'
import { formatKobo } from '#shared/money/rules/money'
import { parsePayingBalance } from '#wallet/ledger/pay_from_wallet'
import { payReweigh } from '#shipping/reweighing/pay_reweigh'

export default class ReweighPaymentsController {
  async store(ctx: HttpContext) {
    const { id, balance } = ctx.params
    const from = parsePayingBalance(balance)
    const { amountKobo, trackingNumber } = await runOnce(await readCommand(ctx), (trx) =>
      payReweigh(trx, callerOf(ctx), id, from)
    )
    const paid = `${formatKobo(amountKobo)} for the reweigh of shipment ${trackingNumber}`
    return { message: `Payment received: ${paid}.` }
  }
}
