import { useEffect } from 'react'
import { urlFor } from '~/client'

/** Registers the offline page for signed-in users. */
export function useServiceWorker() {
  useEffect(() => {
    // The development server's scripts keep their names when they change.
    if (import.meta.hot || !('serviceWorker' in navigator)) return
    // Optional: the app works without it.
    navigator.serviceWorker.register(urlFor('shared.worker', {})).catch(() => {})
  }, [])
}
