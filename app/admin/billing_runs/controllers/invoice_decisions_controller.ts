import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { ApprovalKind } from '#identity/approvals/approval_kind'
import { performOrAskIn } from '#identity/approvals/asking'
import { answered } from '#identity/approvals/controllers/answered'
import { askingOf } from '#identity/approvals/controllers/asking_of'
import { callerOf } from '#identity/sessions/caller'
import { commandOf } from '#identity/sessions/controllers/command_of'
import { runOnce } from '#shared/idempotency/idempotent_command'
import { kobo } from '#shared/money/rules/money'
import { holdInvoice } from '#shipping/invoicing/by_staff'
import { matchByHand } from '#shipping/invoicing/hand_matching'
import { handCredits, writeOffs } from '#shipping/invoicing/invoice_approvals'
import { billingTerms } from '#shipping/invoicing/settings'
import {
  billingReasonValidator,
  creditNoteValidator,
  matchValidator,
} from '#admin/billing_runs/billing_validator'

/** What staff decide of an invoice. */
export default class InvoiceDecisionsController {
  async match(ctx: HttpContext) {
    const { entryId } = await ctx.request.validateUsing(matchValidator)
    const terms = await billingTerms()
    return runOnce(await commandOf(ctx), async (trx) =>
      matchByHand(trx, callerOf(ctx), await holdInvoice(trx, ctx.params.id, terms), entryId)
    )
  }

  async credit(ctx: HttpContext) {
    const { amount, reason } = await ctx.request.validateUsing(creditNoteValidator)
    const credit = { amountKobo: kobo(amount), reason, reference: randomUUID() }
    return this.#takeOff(ctx, handCredits, { id: Number(ctx.params.id), ...credit })
  }

  async writeOff(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(billingReasonValidator)
    return this.#takeOff(ctx, writeOffs, { id: Number(ctx.params.id), reason })
  }

  async #takeOff<Command extends object>(
    ctx: HttpContext,
    kind: ApprovalKind<Command>,
    command: Command
  ) {
    const asking = await askingOf(ctx)
    const outcome = await runOnce(await commandOf(ctx), (trx) =>
      performOrAskIn(trx, asking, kind, command)
    )
    return answered(ctx, outcome, ({ message }) => ({ message }))
  }
}
