import { useCallback, useMemo, useRef, useState } from 'react'
import type { FormProblems } from './form_checks'

export interface ShownProblems {
  problem: (field: string) => string | undefined
  /** `atOnce` shows the field's problem before the user leaves the field. */
  changed: (field: string, atOnce?: boolean) => void
  left: (field: string) => void
  showAll: (all: boolean) => void
}

export function useShownProblems(problems: FormProblems): ShownProblems {
  const [all, setAll] = useState(false)
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  const touched = useRef(new Set<string>())

  const show = useCallback(
    (field: string) =>
      setShown((before) => (before.has(field) ? before : new Set(before).add(field))),
    []
  )
  const changed = useCallback(
    (field: string, atOnce = false) => {
      touched.current.add(field)
      if (atOnce) show(field)
    },
    [show]
  )
  const left = useCallback(
    (field: string) => {
      if (touched.current.has(field)) show(field)
    },
    [show]
  )
  const showAll = useCallback((next: boolean) => {
    setAll(next)
    if (next) return
    touched.current.clear()
    setShown(new Set())
  }, [])

  return useMemo(
    () => ({
      problem: (field) => (all || shown.has(field) ? problems[field] : undefined),
      changed,
      left,
      showAll,
    }),
    [all, shown, problems, changed, left, showAll]
  )
}
