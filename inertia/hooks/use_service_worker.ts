import { useEffect } from 'react'
import { urlFor } from '~/client'

/** Registers the offline page for signed-in users. */
export function useServiceWorker() {
  useEffect(() => {
    // No worker in development: a changed script keeps its URL, so a cached copy would be stale.
    if (import.meta.hot || !('serviceWorker' in navigator)) return
    // A failure is ignored, because the app works without the service worker.
    navigator.serviceWorker.register(urlFor('shared.worker', {})).catch(() => {})
  }, [])
}
