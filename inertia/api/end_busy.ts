import { router } from '@inertiajs/react'

/** Ends the busy state now; if the answer starts a visit in the same turn, after that visit. */
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
