import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { sendCsv } from '#shared/http/controllers/send_csv'
import Wallet from '#wallet/balances/wallet'
import { transactionsCsv } from '#wallet/transactions/transactions_csv'
import { transactionPageValidator } from '#wallet/transactions/transactions_validator'

export default class TransactionExportsController {
  async show(ctx: HttpContext) {
    const question = await transactionPageValidator.validate(ctx.request.qs())
    const { startDate, endDate } = ctx.request.qs()
    const caller = callerOf(ctx)
    const file = await transactionsCsv(caller, await Wallet.of(caller), question)
    const days = startDate && endDate ? `-${startDate}-to-${endDate}` : ''
    return sendCsv(ctx, `transactions${days}.csv`, file)
  }
}
