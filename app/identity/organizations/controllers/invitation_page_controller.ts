import type { HttpContext } from '@adonisjs/core/http'
import { invitationBehind } from '#identity/organizations/invitations'
import InvitationTransformer from '#identity/organizations/transformers/invitation_transformer'
import { countTry } from '#identity/sessions/throttles'
import { publicWords } from '#shared/languages/controllers/page_words'

export default class InvitationPageController {
  /** Opening the page uses nothing up: mail programs open links to look at them. */
  async render(ctx: HttpContext) {
    await countTry(ctx.request.ip(), 'open_link')
    const invitation = await invitationBehind(String(ctx.params.token))
    ctx.response.header('Referrer-Policy', 'no-referrer')
    ctx.response.header('Cache-Control', 'no-store, private')
    return ctx.inertia.render('identity/organizations/invitation', {
      invitation:
        invitation && InvitationTransformer.transform(invitation).useVariant('forInvitee'),
      words: publicWords(ctx, 'account', 'invitation'),
    })
  }
}
