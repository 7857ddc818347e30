import { router } from '@inertiajs/react'

/** Ends the busy state after the answer and the visit that it starts in the same turn. */
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
