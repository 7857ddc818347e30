import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { billingGroupName } from '#shipping/pricing/billing_group_name'
import { requestQuote } from '#shipping/booking/quoting'
import { platformInformation } from '#shipping/pricing/settings'
import { requireShippable } from '#shipping/booking/submission_check'
import QuoteTransformer from '#shipping/pricing/transformers/quote_transformer'
import { submissionValidator } from '#shipping/booking/submission_validator'

export default class QuotesController {
  async store(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const submission = await ctx.request.validateUsing(submissionValidator)
    await requireShippable(caller, submission)
    const quote = await requestQuote(caller, submission)
    const information = await platformInformation()
    const extra = { information, partnerGroupName: await billingGroupName(caller) }
    return ctx.serialize(QuoteTransformer.transform(quote, extra))
  }
}
