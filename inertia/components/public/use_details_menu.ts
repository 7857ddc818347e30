import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { router } from '@inertiajs/react'

/** Closes a details menu on Escape, on outside clicks or focus, and after following a link. */
export function useDetailsMenu() {
  const ref = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const close = () => ref.current?.removeAttribute('open')
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', closeFromOutside)
    document.addEventListener('focusin', closeFromOutside)
    const stop = router.on('navigate', close)
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside)
      document.removeEventListener('focusin', closeFromOutside)
      stop()
    }
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !ref.current?.open) return
    ref.current.open = false
    ref.current.querySelector('summary')?.focus()
  }

  function onClick({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) ref.current?.removeAttribute('open')
  }

  return { ref, onKeyDown, onClick }
}
