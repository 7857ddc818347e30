import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { performOrAskIn } from '#identity/approvals/asking'
import { answered } from '#identity/approvals/controllers/answered'
import { askingOf } from '#identity/approvals/controllers/asking_of'
import { kobo } from '#shared/money/rules/money'
import { commandOf } from '#identity/sessions/controllers/command_of'
import { runOnce } from '#shared/idempotency/idempotent_command'
import operations from '#wallet/balances/operation_approval'
import { walletOperationValidator } from '#wallet/balances/validators/wallet_operation'

export default class WalletOperationsController {
  async store(ctx: HttpContext) {
    const { amount, ...given } = await ctx.request.validateUsing(walletOperationValidator)
    const operation = { ...given, amountKobo: kobo(amount), reference: randomUUID() }
    const asking = await askingOf(ctx)
    const outcome = await runOnce(await commandOf(ctx), (trx) =>
      performOrAskIn(trx, asking, operations, operation)
    )
    return answered(ctx, outcome, ({ message }) => ({ message }))
  }
}
