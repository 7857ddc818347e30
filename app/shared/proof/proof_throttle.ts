import limiter from '@adonisjs/limiter/services/main'

/** Each proof reads and hashes a block of its day. Throws E_TOO_MANY_REQUESTS. */
export async function throttleProof(userId: number) {
  await limiter.use({ requests: 60, duration: '1 minute' }).consume(`proof:${userId}`)
}
