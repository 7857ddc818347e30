import { useCallback, useRef } from 'react'
import { createIdempotencyKey } from '~/api/idempotency_keys'

/** Keeps one key per intent, so that repeating a lost payment does not pay twice. */
export function useIdempotencyKeys() {
  const keys = useRef(new Map<string, string>())
  return useCallback((intent: string) => {
    const key = keys.current.get(intent) ?? createIdempotencyKey()
    keys.current.set(intent, key)
    return key
  }, [])
}
