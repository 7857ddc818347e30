import { useSyncExternalStore } from 'react'

export type Overlay = 'palette' | 'shortcuts'

let currentOverlay: Overlay | null = null
const overlayListeners = new Set<() => void>()

export function setOverlay(next: Overlay | null) {
  currentOverlay = next
  overlayListeners.forEach((listener) => listener())
}

export function useOverlay(): Overlay | null {
  return useSyncExternalStore(
    subscribeToOverlay,
    () => currentOverlay,
    () => null
  )
}

function subscribeToOverlay(listener: () => void) {
  overlayListeners.add(listener)
  return () => void overlayListeners.delete(listener)
}
