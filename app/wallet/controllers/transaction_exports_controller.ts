import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/caller'
import { sendCsv } from '#shared/csv_file'
import Wallet from '#wallet/models/wallet'
import { transactionsCsv } from '#wallet/transactions_csv'
import { transactionQuestionValidator } from '#wallet/validators/transactions'

export default class TransactionExportsController {
  async show(ctx: HttpContext) {
    const question = await transactionQuestionValidator.validate(ctx.request.qs())
    const { startDate, endDate } = ctx.request.qs()
    const file = await transactionsCsv(await Wallet.of(callerOf(ctx)), question)
    return sendCsv(ctx, `transactions-${startDate}-to-${endDate}.csv`, file)
  }
}
