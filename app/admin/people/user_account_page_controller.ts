import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { accountOf } from '#identity/people/person_account'
import AccessTokenTransformer from '#identity/sessions/transformers/access_token_transformer'
import { bvnText } from '#wallet/payouts/bvn'
import { bvnsForAttention } from '#wallet/payouts/bvn_reviews'
import BvnReviewTransformer from '#wallet/payouts/transformers/bvn_review_transformer'
import MembershipTransformer from '#identity/organizations/transformers/membership_transformer'
import PersonTransformer from '#identity/people/person_transformer'
import { personChoices } from '#identity/people/person_choices'

export default class UserAccountPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const { person, places, sessions } = await accountOf(ctx.params.id)
    return ctx.inertia.render('admin/people/user_account', {
      person: PersonTransformer.transform(person).useVariant('forAccount'),
      places: MembershipTransformer.transform(places),
      sessions: AccessTokenTransformer.transform(sessions),
      choices: personChoices(caller),
      ownId: caller.user.id,
      walletId: walletIn(ctx.request.qs()),
      bvn: await bvnText(person),
      bvnReviews: BvnReviewTransformer.transform(await bvnsForAttention(person.id)),
    })
  }
}

/** The one that a link asks for. */
function walletIn({ wallet }: Record<string, unknown>): number | null {
  return typeof wallet === 'string' && /^\d{1,15}$/.test(wallet) ? Number(wallet) : null
}
