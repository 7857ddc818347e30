import limiter from '@adonisjs/limiter/services/main'

/** More than most ever look in a minute: these each process counts for itself, as the count would cost as much as the page. */
const LOCAL_REQUESTS = 10

/** What is left of sixty is counted by all processes together. */
const SHARED_REQUESTS = 50

/**
 * Counts a visitor's look at a tracking number, found or not, so that nobody can try them one after another.
 * Throws E_TOO_MANY_REQUESTS.
 */
export async function throttleTracking(visitor: string) {
  const here = limiter.use('memory', { requests: LOCAL_REQUESTS, duration: '1 minute' })
  if (await here.attempt(`tracking:here:${visitor}`, () => true)) return
  await limiter
    .use({ requests: SHARED_REQUESTS, duration: '1 minute' })
    .consume(`tracking:${visitor}`)
}
