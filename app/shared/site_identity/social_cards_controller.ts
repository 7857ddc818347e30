import type { HttpContext } from '@adonisjs/core/http'
import { sendSocialCard } from '#shared/site_identity/controllers/send_social_card'
import { createPlatformCard } from '#shared/site_identity/social_card'

export default class SocialCardsController {
  show(ctx: HttpContext) {
    return sendSocialCard(ctx, createPlatformCard())
  }
}
