import limiter from '@adonisjs/limiter/services/main'

/**
 * Counts a visitor's look at a tracking number, found or not, so that nobody can try them one after another.
 * Throws E_TOO_MANY_REQUESTS.
 */
export async function throttleTracking(visitor: string) {
  await limiter.use({ requests: 60, duration: '1 minute' }).consume(`tracking:${visitor}`)
}
