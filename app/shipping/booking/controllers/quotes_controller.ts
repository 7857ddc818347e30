import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { bookingFacts } from '#shipping/booking/booking_facts'
import { findBillingGroupName } from '#shipping/pricing/billing_group_name'
import { findPricingVersion } from '#shipping/pricing/pricing_version'
import { adviseOnSubmission } from '#shipping/booking/submission_advice'
import { requestQuote } from '#shipping/booking/agree_price'
import { loadNotesForOffers } from '#shipping/pricing/pricing_settings'
import {
  carrierLimitFindings,
  excludeRefusingCouriers,
} from '#shipping/booking/carrier_limit_check'
import { submissionReadiness, requireShippable } from '#shipping/booking/submission_check'
import QuoteTransformer from '#shipping/pricing/transformers/quote_transformer'
import { quoteValidator } from '#shipping/booking/submission_validator'

export default class QuotesController {
  async store(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const given = await ctx.request.validateUsing(quoteValidator)
    const facts = await bookingFacts()
    const submission = await requireShippable(caller, given, facts)
    const promised = await requestQuote(caller, submission, facts)
    const quote = { ...promised, offers: excludeRefusingCouriers(promised.offers, submission) }
    const information = await loadNotesForOffers(quote.offers.offers, facts.settings)
    const offered = promised.offers.offers.map(({ courierCode }) => courierCode)
    const readiness = [
      ...submissionReadiness(submission, facts),
      ...carrierLimitFindings(submission, offered),
    ]
    const partnerGroupName = findBillingGroupName(caller, facts.catalogue)
    const tariffVersion = await findPricingVersion(quote.offers.offers[0]?.trace, caller)
    const advice = await adviseOnSubmission(caller, submission, { route: quote.offers, facts })
    const extra = { information, partnerGroupName, readiness, tariffVersion, advice }
    return ctx.serialize(QuoteTransformer.transform(quote, extra))
  }
}
