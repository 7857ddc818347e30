import { useSyncExternalStore } from 'react'

const NAVIGATION_STORAGE_KEY = 'sendam.navigation'
const COLLAPSED = 'collapsed'

let savedCollapsed: boolean | undefined
const collapsedListeners = new Set<() => void>()

export function useNavigationCollapsed() {
  return [
    useSyncExternalStore(subscribeToCollapsed, readCollapsed, () => false),
    saveCollapsed,
  ] as const
}

function subscribeToCollapsed(changed: () => void) {
  collapsedListeners.add(changed)
  return () => void collapsedListeners.delete(changed)
}

function readCollapsed(): boolean {
  try {
    savedCollapsed ??= localStorage.getItem(NAVIGATION_STORAGE_KEY) === COLLAPSED
  } catch {
    savedCollapsed ??= false
  }
  return savedCollapsed
}

function saveCollapsed(collapsed: boolean) {
  savedCollapsed = collapsed
  try {
    localStorage.setItem(NAVIGATION_STORAGE_KEY, collapsed ? COLLAPSED : 'open')
  } catch {
    // It is open again on the next visit.
  }
  for (const changed of collapsedListeners) changed()
}
