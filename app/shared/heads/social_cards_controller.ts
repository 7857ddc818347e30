import type { HttpContext } from '@adonisjs/core/http'
import { sendSocialCard } from '#shared/heads/controllers/send_social_card'
import { createPlatformCard } from '#shared/heads/social_card'

export default class SocialCardsController {
  show(ctx: HttpContext) {
    return sendSocialCard(ctx, createPlatformCard())
  }
}
