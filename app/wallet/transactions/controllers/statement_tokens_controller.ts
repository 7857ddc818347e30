import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import Wallet from '#wallet/balances/wallet'
import { issueStatementToken } from '#wallet/transactions/statement_document'
import { transactionPeriodValidator } from '#wallet/transactions/transactions_validator'

export default class StatementTokensController {
  /** Uses GET like the calls for other documents, although each call issues a new token. */
  async show(ctx: HttpContext) {
    const period = await transactionPeriodValidator.validate(ctx.request.qs())
    const caller = callerOf(ctx)
    return { message: await issueStatementToken(caller, await Wallet.of(caller), period) }
  }
}
