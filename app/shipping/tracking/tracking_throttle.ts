import limiter from '@adonisjs/limiter/services/main'

/** Each process counts this many in memory, because a shared counter costs as much as the page. */
const LOCAL_REQUESTS = 10

/** All processes count these together, after the local ones: with one process, 60 a minute. */
const SHARED_REQUESTS = 50

/** Stops visitors from trying out tracking numbers. Throws E_TOO_MANY_REQUESTS. */
export async function throttleTracking(visitor: string) {
  const localLimiter = limiter.use('memory', { requests: LOCAL_REQUESTS, duration: '1 minute' })
  if (await localLimiter.attempt(`tracking:here:${visitor}`, () => true)) return
  await limiter
    .use({ requests: SHARED_REQUESTS, duration: '1 minute' })
    .consume(`tracking:${visitor}`)
}
