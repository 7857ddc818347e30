import { useSyncExternalStore } from 'react'

/**
 * Returns false until the script runs. The button waits for it, so that the browser does not submit
 * the form natively. Input typed meanwhile survives, because the fields are uncontrolled.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false
  )
}
