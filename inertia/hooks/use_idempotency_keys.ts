import { useCallback, useRef } from 'react'
import { createIdempotencyKey } from '~/api/idempotency_keys'

/**
 * One key per intent for as long as the page lives, so that a payment whose answer was lost is
 * asked for again, not made again.
 */
export function useIdempotencyKeys() {
  const keys = useRef(new Map<string, string>())
  return useCallback((intent: string) => {
    const key = keys.current.get(intent) ?? createIdempotencyKey()
    keys.current.set(intent, key)
    return key
  }, [])
}
