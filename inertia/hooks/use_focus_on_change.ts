import { useEffect, useRef } from 'react'

/** Moves the focus to content that changed, but not on first render. */
export function useFocusOnChange<T extends HTMLElement>(value: unknown, onChange?: () => void) {
  const element = useRef<T>(null)
  const seen = useRef(value)
  useEffect(() => {
    if (seen.current === value) return
    seen.current = value
    onChange?.()
    element.current?.focus()
  }, [value, onChange])
  return element
}
