import { useSyncExternalStore } from 'react'

const KEY = 'sendam.navigation'
const COLLAPSED = 'collapsed'

let chosen: boolean | undefined
const watchers = new Set<() => void>()

/** Whether the side navigation is narrow. This browser remembers it, if it lets us. */
export function useCollapsed() {
  return [useSyncExternalStore(watch, read, () => false), choose] as const
}

function watch(changed: () => void) {
  watchers.add(changed)
  return () => void watchers.delete(changed)
}

function read(): boolean {
  try {
    chosen ??= localStorage.getItem(KEY) === COLLAPSED
  } catch {
    chosen ??= false
  }
  return chosen
}

function choose(collapsed: boolean) {
  chosen = collapsed
  try {
    localStorage.setItem(KEY, collapsed ? COLLAPSED : 'open')
  } catch {
    // Then it is open again next time.
  }
  for (const changed of watchers) changed()
}
