import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { pageQuestion, understood } from '#shared/http/controllers/page_question'
import { pageAt } from '#shared/http/keyset_page'
import { returnPage } from '#shipping/returns/return_list'
import ReturnTransformer from '#shipping/returns/transformers/return_transformer'
import { returnPageValidator } from '#shipping/returns/validators'

export default class ReturnsPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const question = await pageQuestion(ctx, returnPageValidator)
    const returns = async () => {
      const { rows, metadata } = await pageAt(question, (asked) => returnPage(caller, asked))
      return ReturnTransformer.paginate(rows, metadata).depth(3)
    }
    return ctx.inertia.render('shipping/returns/returns', {
      question: understood(ctx, question),
      hasRules: caller.organization.isBusiness && !caller.isTest,
      returns: ctx.inertia.defer(returns, { rescue: true }),
    })
  }
}
