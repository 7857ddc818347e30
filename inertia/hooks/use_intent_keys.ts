import { useCallback, useRef } from 'react'
import { newKey } from '~/api/lost_answers'

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
