import type { HttpContext } from '@adonisjs/core/http'
import { sendCard } from '#shared/heads/controllers/send_card'
import { platformCard } from '#shared/heads/social_card'

export default class CardsController {
  show(ctx: HttpContext) {
    return sendCard(ctx, platformCard())
  }
}
