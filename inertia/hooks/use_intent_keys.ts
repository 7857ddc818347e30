import { useCallback, useRef } from 'react'

/**
 * One key per intent for as long as the page lives, so that a payment whose answer was lost is
 * asked for again, not made again.
 */
export function useIntentKeys() {
  const keys = useRef(new Map<string, string>())
  return useCallback((intent: string) => {
    const key = keys.current.get(intent) ?? newKey()
    keys.current.set(intent, key)
    return key
  }, [])
}

/** Browsers keep `randomUUID` to pages with TLS; every page has random bytes. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
