import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/caller'
import { partnerGroupName } from '#shipping/partner_group'
import { requestQuote } from '#shipping/quoting'
import { platformInformation } from '#shipping/settings'
import { requireShippable } from '#shipping/submission_check'
import QuoteTransformer from '#shipping/transformers/quote_transformer'
import { submissionValidator } from '#shipping/validators/submission'

export default class QuotesController {
  async store(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const submission = await ctx.request.validateUsing(submissionValidator)
    await requireShippable(caller, submission)
    const quote = await requestQuote(caller, submission)
    const information = await platformInformation()
    const extra = { information, partnerGroupName: await partnerGroupName(caller) }
    return ctx.serialize(QuoteTransformer.transform(quote, extra))
  }
}
