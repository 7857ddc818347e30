const MAX_RETRY_AFTER_SECONDS = 24 * 3600
const JITTER = 0.1

/** Statuses whose `Retry-After` is respected. */
const SLOW_DOWN = [429, 502, 503, 504]

interface FailedAttempt {
  status: number | null
  headers: Record<string, string> | null
}

/**
 * Returns the seconds until the retry after this attempt, counted from 1; null after the last. An
 * endpoint may ask for a longer wait, up to a day, never a shorter one. Jitter spreads simultaneous
 * failures.
 */
export function secondsUntilRetry(
  tries: number,
  failed: FailedAttempt,
  plan: readonly number[],
  chance: () => number = Math.random
): number | null {
  const planned = plan[tries - 1]
  if (planned === undefined) return null
  const spread = planned * (1 + JITTER * (2 * chance() - 1))
  return Math.max(spread, Math.min(readRetryAfterSeconds(failed), MAX_RETRY_AFTER_SECONDS))
}

function readRetryAfterSeconds({ status, headers }: FailedAttempt): number {
  const text = headers?.['retry-after']?.trim()
  if (!text || !SLOW_DOWN.includes(status ?? 0)) return 0
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000
  return Number.isNaN(seconds) ? 0 : Math.max(0, seconds)
}
