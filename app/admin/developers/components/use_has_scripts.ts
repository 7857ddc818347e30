import { useSyncExternalStore } from 'react'

const neverSubscribe = () => () => {}

/** False on the server and until hydration. */
export function useHasScripts(): boolean {
  return useSyncExternalStore(
    neverSubscribe,
    () => true,
    () => false
  )
}
