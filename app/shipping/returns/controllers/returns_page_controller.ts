import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readPageQuery, echoPageQuery } from '#shared/http/controllers/page_query'
import { readPageOrFirst } from '#shared/http/keyset_page'
import { listReturnPage } from '#shipping/returns/return_list'
import ReturnTransformer from '#shipping/returns/transformers/return_transformer'
import { returnPageValidator } from '#shipping/returns/return_validators'

export default class ReturnsPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const listQuery = await readPageQuery(ctx, returnPageValidator)
    const returns = async () => {
      const { rows, metadata } = await readPageOrFirst(listQuery, (pageQuery) =>
        listReturnPage(caller, pageQuery)
      )
      return ReturnTransformer.paginate(rows, metadata).depth(3)
    }
    return ctx.inertia.render('shipping/returns/returns', {
      listQuery: echoPageQuery(ctx, listQuery),
      hasRules: caller.organization.isBusiness && !caller.isTest,
      returns: ctx.inertia.defer(returns, { rescue: true }),
    })
  }
}
