import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { ApprovalKind } from '#identity/approvals/approval_kind'
import { performOrRequestApprovalIn } from '#identity/approvals/request_approval'
import { answerOrSendForApproval } from '#identity/approvals/controllers/approvable_answer'
import { readApprovalRequester } from '#identity/approvals/controllers/approval_requester'
import { callerOf } from '#identity/sessions/caller'
import { readCommand } from '#identity/sessions/controllers/request_command'
import { runOnce } from '#shared/idempotency/idempotent_command'
import { kobo } from '#shared/money/rules/money'
import { lockInvoice } from '#shipping/invoicing/credit_and_write_off'
import { matchPaymentManually } from '#shipping/invoicing/manual_matching'
import { manualCreditApproval, writeOffApproval } from '#shipping/invoicing/invoice_approvals'
import {
  billingReasonValidator,
  creditNoteValidator,
  paymentMatchValidator,
} from '#admin/billing_runs/billing_validator'

export default class InvoiceDecisionsController {
  async match(ctx: HttpContext) {
    const { entryId } = await ctx.request.validateUsing(paymentMatchValidator)
    return runOnce(await readCommand(ctx), async (trx) =>
      matchPaymentManually(trx, callerOf(ctx), await lockInvoice(trx, ctx.params.id), entryId)
    )
  }

  async credit(ctx: HttpContext) {
    const { amount, reason } = await ctx.request.validateUsing(creditNoteValidator)
    const credit = { amountKobo: kobo(amount), reason, reference: randomUUID() }
    return this.#takeOff(ctx, manualCreditApproval, { id: Number(ctx.params.id), ...credit })
  }

  async writeOff(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(billingReasonValidator)
    return this.#takeOff(ctx, writeOffApproval, { id: Number(ctx.params.id), reason })
  }

  async #takeOff<Command extends object>(
    ctx: HttpContext,
    kind: ApprovalKind<Command>,
    command: Command
  ) {
    const requester = await readApprovalRequester(ctx)
    const outcome = await runOnce(await readCommand(ctx), (trx) =>
      performOrRequestApprovalIn(trx, requester, kind, command)
    )
    return answerOrSendForApproval(ctx, outcome, ({ message }) => ({ message }))
  }
}
