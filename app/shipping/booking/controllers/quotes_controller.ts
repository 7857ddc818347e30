import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { bookingFacts } from '#shipping/booking/booking_facts'
import { billingGroupName } from '#shipping/pricing/billing_group_name'
import { versionBehind } from '#shipping/pricing/named_version'
import { adviseOnSubmission } from '#shipping/booking/submission_advice'
import { requestQuote } from '#shipping/booking/quoting'
import { notesUnder } from '#shipping/pricing/settings'
import { fitFindings, withoutRefusals } from '#shipping/booking/carrier_fit'
import { readinessOfSubmission, requireShippable } from '#shipping/booking/submission_check'
import QuoteTransformer from '#shipping/pricing/transformers/quote_transformer'
import { quoteValidator } from '#shipping/booking/submission_validator'

export default class QuotesController {
  async store(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const given = await ctx.request.validateUsing(quoteValidator)
    const facts = await bookingFacts()
    const submission = await requireShippable(caller, given, facts)
    const promised = await requestQuote(caller, submission, facts)
    const quote = { ...promised, offers: withoutRefusals(promised.offers, submission) }
    const information = await notesUnder(quote.offers.offers, facts.settings)
    const offered = promised.offers.offers.map(({ courierCode }) => courierCode)
    const readiness = [
      ...readinessOfSubmission(submission, facts),
      ...fitFindings(submission, offered),
    ]
    const partnerGroupName = billingGroupName(caller, facts.catalogue)
    const tariffVersion = await versionBehind(quote.offers.offers[0]?.trace, caller)
    const advice = await adviseOnSubmission(caller, submission, { route: quote.offers, facts })
    const extra = { information, partnerGroupName, readiness, tariffVersion, advice }
    return ctx.serialize(QuoteTransformer.transform(quote, extra))
  }
}
