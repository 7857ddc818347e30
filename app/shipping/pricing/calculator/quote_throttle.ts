import limiter from '@adonisjs/limiter/services/main'

/** Stops visitors from copying the tariff. Throws E_TOO_MANY_REQUESTS. */
export async function limitRateQuotes(visitor: string) {
  await limiter.use({ requests: 60, duration: '1 minute' }).consume(`rates:${visitor}`)
}
