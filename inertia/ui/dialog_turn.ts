import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'

/** How many dialogs are closed and still there to fade. */
let leaving = 0
/** How often that has changed: who was told of one change and looks after the next would see none. */
let changes = 0
const listeners = new Set<() => void>()

function count(change: 1 | -1) {
  leaving += change
  changes += 1
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Goes into what a dialog shows. */
export function useLeaving(open: boolean) {
  useLayoutEffect(() => {
    if (open) return
    count(1)
    return () => count(-1)
  }, [open])
}

/**
 * Whether a dialog may open: one that leaves gives the focus back to the page, and would take it from the one that
 * follows in its place. Once open it stays.
 */
export function useTurn(open: boolean): boolean {
  const seen = useSyncExternalStore(
    listen,
    () => changes,
    () => 0
  )
  const [isOn, setIsOn] = useState(false)
  useEffect(() => setIsOn((was) => open && (was || leaving === 0)), [open, seen])
  return open && isOn
}
