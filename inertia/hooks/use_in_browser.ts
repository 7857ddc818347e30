import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** False on the server and during hydration, which must render the same. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false
  )
}
