import { useEffect, useRef } from 'react'

/** Focuses an element that replaced another, so that screen readers continue there. */
export function useFocusOnMount<T extends HTMLElement>() {
  const element = useRef<T>(null)
  useEffect(() => {
    element.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  return element
}
