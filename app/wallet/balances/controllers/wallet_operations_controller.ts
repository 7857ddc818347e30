import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { kobo } from '#shared/money/rules/money'
import { commandOf } from '#identity/sessions/controllers/command_of'
import { runOnce } from '#shared/idempotency/idempotent_command'
import { operate } from '#wallet/balances/wallet_operation'
import { walletOperationValidator } from '#wallet/balances/validators/wallet_operation'

export default class WalletOperationsController {
  async store(ctx: HttpContext) {
    const { amount, ...given } = await ctx.request.validateUsing(walletOperationValidator)
    const operation = { ...given, amountKobo: kobo(amount), reference: randomUUID() }
    return runOnce(await commandOf(ctx), (trx) => operate(trx, callerOf(ctx), operation))
  }
}
