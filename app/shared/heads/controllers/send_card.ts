import type { HttpContext } from '@adonisjs/core/http'
import { cardPicture, type SocialCard } from '#shared/heads/social_card'

/** A status is minutes old at most; who has drawn the card before is not asked again at once. */
export async function sendCard({ response }: HttpContext, card: SocialCard) {
  const picture = await cardPicture(card)
  response.header('Cache-Control', 'public, max-age=300').header('Content-Type', 'image/png')
  return response.send(picture)
}
