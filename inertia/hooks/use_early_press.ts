import { useEffect } from 'react'

declare global {
  interface Window {
    /** What a page that the server drew keeps until its script has come (resources/views/inertia_layout.edge). */
    earlyPress?: { pressed?: Element; end: () => void }
  }
}

/** Does what was pressed last before the page listened: on a slow line nobody presses in vain. */
export function useEarlyPress() {
  useEffect(() => {
    const { earlyPress } = window
    if (!earlyPress) return
    delete window.earlyPress
    earlyPress.end()
    const { pressed } = earlyPress
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit()
    else if (pressed instanceof HTMLElement) pressed.click()
  }, [])
}
