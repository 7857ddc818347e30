import env from '#start/env'

const environment = env.get('NODE_ENV')

const HOUR = 3600

/** As the Standard Webhooks specification has it: ten tries in about 75 hours. */
const RETRY_SECONDS = [5, 300, 1800, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR]

/** A storm in the tests has no 75 hours. */
const testRetrySeconds = environment === 'test' ? process.env.WEBHOOK_RETRY_SECONDS : undefined

const webhooks = {
  /** Plain http, and this machine itself: for whoever develops, and nobody else. */
  allowsLoopback: environment !== 'production',

  /** From a try that failed until the next; after the last of them we give up. */
  retrySeconds: testRetrySeconds ? testRetrySeconds.split(',').map(Number) : RETRY_SECONDS,

  /** For connection, request and answer together. */
  timeoutMs: 20_000,
}

export default webhooks
