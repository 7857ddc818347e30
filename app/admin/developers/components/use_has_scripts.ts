import { useSyncExternalStore } from 'react'

const neverSubscribe = () => () => {}

/** Whether scripts run here: not on the server, and not before they have arrived. */
export function useHasScripts(): boolean {
  return useSyncExternalStore(
    neverSubscribe,
    () => true,
    () => false
  )
}
