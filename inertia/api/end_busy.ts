import { router } from '@inertiajs/react'

/** Ends the busy state. If the response then starts a visit, the button is busy until it ends. */
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
