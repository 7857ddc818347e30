import { useSyncExternalStore } from 'react'

const listensToNothing = () => () => {}

/** False on the server and while its page is taken over: both have to draw the same. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    listensToNothing,
    () => true,
    () => false
  )
}
