import type { HttpContext } from '@adonisjs/core/http'
import { findInvitationByToken } from '#identity/organizations/invitations'
import InvitationTransformer from '#identity/organizations/transformers/invitation_transformer'
import { consumeAttempt } from '#identity/sessions/attempt_limits'
import { buildPublicPageTranslations } from '#shared/languages/controllers/public_page_translations'

export default class InvitationPageController {
  /** Opening the page does not consume the link: mail programs prefetch links. */
  async render(ctx: HttpContext) {
    await consumeAttempt(ctx.request.ip(), 'open_link')
    const invitation = await findInvitationByToken(String(ctx.params.token))
    ctx.response.header('Referrer-Policy', 'no-referrer')
    ctx.response.header('Cache-Control', 'no-store, private')
    return ctx.inertia.render('identity/organizations/invitation', {
      invitation:
        invitation && InvitationTransformer.transform(invitation).useVariant('forInvitee'),
      words: buildPublicPageTranslations(ctx, 'account', 'invitation'),
    })
  }
}
