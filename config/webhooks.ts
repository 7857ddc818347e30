import env from '#start/env'

const environment = env.get('NODE_ENV')

const HOUR = 3600

/** The schedule of the Standard Webhooks specification: ten attempts in about 75 hours. */
const RETRY_SECONDS = [5, 300, 1800, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR]

const testRetrySeconds = environment === 'test' ? process.env.WEBHOOK_RETRY_SECONDS : undefined

const webhooks = {
  /** True if endpoints may use http and loopback addresses. */
  allowsLoopback: environment !== 'production',

  /** Seconds to wait after each failed attempt. After the last wait and attempt we give up. */
  retrySeconds: testRetrySeconds ? testRetrySeconds.split(',').map(Number) : RETRY_SECONDS,

  /** Time for connection, request and response together. */
  timeoutMs: 20_000,
}

export default webhooks
