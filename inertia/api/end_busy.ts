import { router } from '@inertiajs/react'

/**
 * Ends with the answer, or once the page is there that it leads to. Who hears an answer visits that page in
 * the same turn.
 */
export function endBusyAfterVisit(setBusy: (busy: boolean) => void) {
  setBusy(false)
  const stopWatching = router.on('start', ({ detail: { visit } }) => {
    if (visit.async || visit.prefetch) return
    setBusy(true)
    const stopWaiting = router.on('finish', ({ detail }) => {
      if (detail.visit.id !== visit.id) return
      stopWaiting()
      setBusy(false)
    })
  })
  setTimeout(stopWatching)
}
