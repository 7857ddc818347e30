import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { callerOf } from '#identity/sessions/caller'
import { commandOf } from '#identity/sessions/controllers/command_of'
import { runOnce } from '#shared/idempotency/idempotent_command'
import { kobo } from '#shared/money/rules/money'
import { creditByHand, type HeldInvoice, holdInvoice, writeOff } from '#shipping/invoicing/by_staff'
import { matchByHand } from '#shipping/invoicing/hand_matching'
import { billingTerms } from '#shipping/invoicing/settings'
import {
  billingReasonValidator,
  creditNoteValidator,
  matchValidator,
} from '#admin/billing_runs/billing_validator'

type Decision = (trx: TransactionClientContract, held: HeldInvoice) => Promise<{ message: string }>

/** What staff decide of an invoice. */
export default class InvoiceDecisionsController {
  async match(ctx: HttpContext) {
    const { entryId } = await ctx.request.validateUsing(matchValidator)
    return this.#decide(ctx, (trx, held) => matchByHand(trx, callerOf(ctx), held, entryId))
  }

  async credit(ctx: HttpContext) {
    const { amount, reason } = await ctx.request.validateUsing(creditNoteValidator)
    const credit = { amountKobo: kobo(amount), reason, reference: randomUUID() }
    return this.#decide(ctx, (trx, held) => creditByHand(trx, callerOf(ctx), held, credit))
  }

  async writeOff(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(billingReasonValidator)
    return this.#decide(ctx, (trx, held) => writeOff(trx, callerOf(ctx), held, reason))
  }

  async #decide(ctx: HttpContext, decide: Decision) {
    const terms = await billingTerms()
    return runOnce(await commandOf(ctx), async (trx) =>
      decide(trx, await holdInvoice(trx, ctx.params.id, terms))
    )
  }
}
