import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { listOpenBvnReviews, decideBvnReview } from '#wallet/payouts/bvn_reviews'
import { bvnDecisionValidator } from '#wallet/payouts/bvn_decision_validator'
import BvnReviewTransformer from '#wallet/payouts/transformers/bvn_review_transformer'

export default class BvnReviewsController {
  async index(ctx: HttpContext) {
    return ctx.serialize(BvnReviewTransformer.transform(await listOpenBvnReviews()))
  }

  async update(ctx: HttpContext) {
    const decision = await ctx.request.validateUsing(bvnDecisionValidator)
    return decideBvnReview(callerOf(ctx), ctx.params.id, decision)
  }
}
