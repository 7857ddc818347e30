import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { bvnsForAttention, decideBvn } from '#wallet/payouts/bvn_reviews'
import { bvnDecisionValidator } from '#wallet/payouts/bvn_review_validator'
import BvnReviewTransformer from '#wallet/payouts/transformers/bvn_review_transformer'

export default class BvnReviewsController {
  async index(ctx: HttpContext) {
    return ctx.serialize(BvnReviewTransformer.transform(await bvnsForAttention()))
  }

  async update(ctx: HttpContext) {
    const decision = await ctx.request.validateUsing(bvnDecisionValidator)
    return decideBvn(callerOf(ctx), ctx.params.id, decision)
  }
}
