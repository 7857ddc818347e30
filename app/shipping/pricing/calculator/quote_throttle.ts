import limiter from '@adonisjs/limiter/services/main'

/** Counts a visitor's question for rates, so that nobody copies the tariff by asking. Throws E_TOO_MANY_REQUESTS. */
export async function limitRateQuotes(visitor: string) {
  await limiter.use({ requests: 60, duration: '1 minute' }).consume(`rates:${visitor}`)
}
