import { useSyncExternalStore } from 'react'

/** What lies over the page: the search of everything, or the list of shortcuts. */
export type Overlay = 'palette' | 'shortcuts'

let opened: Overlay | null = null
const watchers = new Set<() => void>()

export function openOverlay(next: Overlay | null) {
  opened = next
  watchers.forEach((tell) => tell())
}

export function useOverlay(): Overlay | null {
  return useSyncExternalStore(
    watch,
    () => opened,
    () => null
  )
}

function watch(tell: () => void) {
  watchers.add(tell)
  return () => void watchers.delete(tell)
}
