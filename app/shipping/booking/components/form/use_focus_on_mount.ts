import { useEffect, useRef } from 'react'

/** For what takes the place of something else: a screen reader starts to read there. */
export function useFocusOnMount<T extends HTMLElement>() {
  const element = useRef<T>(null)
  useEffect(() => {
    element.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  return element
}
