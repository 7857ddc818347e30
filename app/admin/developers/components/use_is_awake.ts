import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts run here: not on the server, and not before they have arrived. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false
  )
}
