const NAMES = ['MaxRetriesPerRequestError', 'AbortError', 'ClusterAllFailedError']

const MESSAGES =
  /^(Command timed out|Connection is closed|Redis connection is not ready|Stream isn't writeable|connect ETIMEDOUT|All sentinels are unreachable)/

/** Redis is up but cannot serve: loading, read-only, alone, full or refusing the credentials. */
const REFUSALS =
  /^(LOADING|READONLY|NOREPLICAS|MASTERDOWN|CLUSTERDOWN|TRYAGAIN|MISCONF|OOM|NOAUTH|WRONGPASS) /

export function isRedisGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { name, message } = error
  return NAMES.includes(name) || MESSAGES.test(message) || REFUSALS.test(message)
}
