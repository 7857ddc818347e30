import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** False on the server and while its page is taken over: both have to draw the same. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false
  )
}
