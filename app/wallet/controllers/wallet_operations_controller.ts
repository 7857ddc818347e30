import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/caller'
import { kobo } from '#shared/money'
import { runOnce } from '#wallet/idempotent_command'
import { operate } from '#wallet/wallet_operation'
import { walletOperationValidator } from '#wallet/validators/wallet_operation'

export default class WalletOperationsController {
  async store(ctx: HttpContext) {
    const { amount, ...given } = await ctx.request.validateUsing(walletOperationValidator)
    const operation = { ...given, amountKobo: kobo(amount), reference: randomUUID() }
    return runOnce(ctx, (trx) => operate(trx, callerOf(ctx), operation))
  }
}
