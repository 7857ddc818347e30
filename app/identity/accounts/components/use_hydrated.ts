import { useSyncExternalStore } from 'react'

/**
 * The page is there before its script. Until then the button waits, so that the browser does not
 * submit by itself; what was typed meanwhile stays, because React does not hold the fields.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false
  )
}
