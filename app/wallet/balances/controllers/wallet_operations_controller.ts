import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { performOrRequestApprovalIn } from '#identity/approvals/request_approval'
import { answerOrSendForApproval } from '#identity/approvals/controllers/approvable_answer'
import { readApprovalRequester } from '#identity/approvals/controllers/approval_requester'
import { kobo } from '#shared/money/rules/money'
import { readCommand } from '#identity/sessions/controllers/request_command'
import { runOnce } from '#shared/idempotency/idempotent_command'
import operations from '#wallet/balances/wallet_operation_approval'
import { walletOperationValidator } from '#wallet/balances/validators/wallet_operation_validator'

export default class WalletOperationsController {
  async store(ctx: HttpContext) {
    const { amount, ...given } = await ctx.request.validateUsing(walletOperationValidator)
    const operation = { ...given, amountKobo: kobo(amount), reference: randomUUID() }
    const requester = await readApprovalRequester(ctx)
    const outcome = await runOnce(await readCommand(ctx), (trx) =>
      performOrRequestApprovalIn(trx, requester, operations, operation)
    )
    return answerOrSendForApproval(ctx, outcome, ({ message }) => ({ message }))
  }
}
