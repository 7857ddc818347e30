import type { HttpContext } from '@adonisjs/core/http'
import { performOrRequestApproval } from '#identity/approvals/request_approval'
import { answerOrSendForApproval } from '#identity/approvals/controllers/approvable_answer'
import { readApprovalRequester } from '#identity/approvals/controllers/approval_requester'
import { listUnmatchedPayments, findWalletByEmail } from '#wallet/funding/unmatched_payments'
import paymentCreditApproval from '#wallet/funding/payment_credit_approval'
import UnmatchedPaymentTransformer from '#wallet/funding/transformers/unmatched_payment_transformer'
import { paymentResolutionValidator } from '#wallet/funding/validators/payment_resolution_validator'

export default class UnmatchedPaymentsController {
  async index(ctx: HttpContext) {
    return ctx.serialize(UnmatchedPaymentTransformer.transform(await listUnmatchedPayments()))
  }

  async update(ctx: HttpContext) {
    const { username, ...given } = await ctx.request.validateUsing(paymentResolutionValidator)
    const named = username && given.credit ? await findWalletByEmail(username) : null
    const command = { ...given, id: Number(ctx.params.id), walletId: named?.id ?? null }
    const outcome = await performOrRequestApproval(
      await readApprovalRequester(ctx),
      paymentCreditApproval,
      command
    )
    return answerOrSendForApproval(ctx, outcome, ({ message }) => ({ message }))
  }
}
