import { useEffect } from 'react'
import { urlFor } from '~/client'

/** For who is signed in: without a connection their browser then shows a page of ours, not its own. */
export function useServiceWorker() {
  useEffect(() => {
    // The development server's scripts have the same names whatever is in them.
    if (import.meta.hot || !('serviceWorker' in navigator)) return
    // A browser that refuses works as before.
    navigator.serviceWorker.register(urlFor('shared.worker', {})).catch(() => {})
  }, [])
}
