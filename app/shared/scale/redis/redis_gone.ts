const NAMES = ['MaxRetriesPerRequestError', 'AbortError', 'ClusterAllFailedError']

const SENTENCES =
  /^(Command timed out|Connection is closed|Redis connection is not ready|Stream isn't writeable|connect ETIMEDOUT)/

/** It is up and does not do its work: it loads, follows another, is full, or no longer knows us. */
const REFUSALS = /^(LOADING|READONLY|MASTERDOWN|CLUSTERDOWN|TRYAGAIN|MISCONF|OOM|NOAUTH|WRONGPASS) /

/** Whether something failed because Redis is away, so that it may be tried again. */
export function isRedisGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { name, message } = error
  return NAMES.includes(name) || SENTENCES.test(message) || REFUSALS.test(message)
}
