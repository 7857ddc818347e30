import type { HttpContext } from '@adonisjs/core/http'
import { renderSocialCard, type SocialCard } from '#shared/site_identity/social_card'

/** Clients may cache a card for five minutes, but not the placeholder for a throttled client. */
export async function sendSocialCard(
  { response }: HttpContext,
  card: SocialCard,
  { retryAfterSeconds = null }: { retryAfterSeconds?: number | null } = {}
) {
  const picture = await renderSocialCard(card)
  const keeping = retryAfterSeconds === null ? 'public, max-age=300' : 'no-store'
  response.header('Cache-Control', keeping).header('Content-Type', 'image/png')
  return response.send(picture)
}
