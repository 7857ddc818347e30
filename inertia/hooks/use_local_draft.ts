import { useCallback, useEffect, useRef, useState } from 'react'
import { usePage } from '@inertiajs/react'
import { draftsOf, onForgetting } from '~/hooks/drafts'

interface Stored<T> {
  version: number
  savedAt: string
  value: T
}

export interface LocalDraftOptions<T> {
  /** Raise it when the shape of the value changes: older drafts are then dropped. */
  version: number
  initial: T
  /** False keeps everything in memory, e.g. while editing something that is already saved. */
  enabled?: boolean
}

const PAUSE_MS = 400

/**
 * A value that survives a reload of this browser until whoever is signed in signs out. For pages that
 * are not server-rendered.
 */
export function useLocalDraft<T>(name: string, options: LocalDraftOptions<T>) {
  const { version, initial } = options
  const { caller } = usePage().props
  const [key] = useState(() => (caller ? draftsOf(caller.id) + name : ''))
  const enabled = key !== '' && options.enabled !== false
  const [found] = useState(() => (enabled ? read<T>(key, version) : null))
  const [value, setState] = useState<T>(found ? found.value : initial)
  const [savedAt, setSavedAt] = useState<Date | null>(found ? new Date(found.savedAt) : null)
  const latest = useRef(value)
  const unsaved = useRef<{ value: T } | null>(null)

  const save = useCallback(() => {
    if (!unsaved.current) return
    const now = new Date()
    const stored = write(key, { version, savedAt: now.toISOString(), value: unsaved.current.value })
    unsaved.current = null
    if (stored) setSavedAt(now)
  }, [key, version])

  const setValue = useCallback(
    (next: T | ((previous: T) => T)) => {
      latest.current = isUpdater(next) ? next(latest.current) : next
      if (enabled) unsaved.current = { value: latest.current }
      setState(() => latest.current)
    },
    [enabled]
  )

  useEffect(() => {
    const timer = setTimeout(save, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value, save])

  // The last keystrokes must not be lost to a closed tab or another page.
  useEffect(() => {
    window.addEventListener('pagehide', save)
    return () => {
      window.removeEventListener('pagehide', save)
      save()
    }
  }, [save])

  useEffect(() => onForgetting(() => (unsaved.current = null)), [])

  const clear = useCallback(() => {
    unsaved.current = null
    latest.current = initial
    remove(key)
    setSavedAt(null)
    setState(() => initial)
  }, [key, initial])

  return { value, setValue, savedAt, restored: found !== null, clear }
}

function isUpdater<T>(next: T | ((previous: T) => T)): next is (previous: T) => T {
  return typeof next === 'function'
}

/* Storage can be full, forbidden or hold rubbish: a draft is then simply not there. */

function read<T>(key: string, version: number): Stored<T> | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Stored<T> | null
    return stored?.version === version ? stored : null
  } catch {
    return null
  }
}

function write<T>(key: string, stored: Stored<T>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(stored))
    return true
  } catch {
    return false
  }
}

function remove(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was stored either.
  }
}
