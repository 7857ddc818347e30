import limiter from '@adonisjs/limiter/services/main'

/** Limits proofs, because each reads and hashes a block of links. Throws E_TOO_MANY_REQUESTS. */
export async function throttleProof(userId: number) {
  await limiter.use({ requests: 60, duration: '1 minute' }).consume(`proof:${userId}`)
}
