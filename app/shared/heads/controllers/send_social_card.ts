import type { HttpContext } from '@adonisjs/core/http'
import { renderSocialCard, type SocialCard } from '#shared/heads/social_card'

/**
 * Browsers and chats may cache a card for five minutes, so its status may be that old. A
 * placeholder for a rate-limited client is never cached.
 */
export async function sendSocialCard(
  { response }: HttpContext,
  card: SocialCard,
  { wait = null }: { wait?: number | null } = {}
) {
  const picture = await renderSocialCard(card)
  const keeping = wait === null ? 'public, max-age=300' : 'no-store'
  response.header('Cache-Control', keeping).header('Content-Type', 'image/png')
  return response.send(picture)
}
