import { useEffect } from 'react'
import { urlFor } from '~/client'

/** Registers the offline page for signed-in users. */
export function useServiceWorker() {
  useEffect(() => {
    // In development a changed script keeps its address, so a cached copy would be stale.
    if (import.meta.hot || !('serviceWorker' in navigator)) return
    // Optional: the app works without it.
    navigator.serviceWorker.register(urlFor('shared.worker', {})).catch(() => {})
  }, [])
}
