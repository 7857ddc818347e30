import type { HttpContext } from '@adonisjs/core/http'
import { renderSocialCard, type SocialCard } from '#shared/heads/social_card'

/**
 * A status is minutes old at most; who has drawn the card before is not asked again at once. One that only stands in for
 * another, until whoever asks too often has waited, is kept by nobody.
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
