import { useEffect, useRef } from 'react'

/** The reader follows to what has changed, and stays put when it has just been opened. */
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
