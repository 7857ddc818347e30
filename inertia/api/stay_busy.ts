import { router } from '@inertiajs/react'

/**
 * What was pressed stays busy until the page is there that the answer leads to. Who hears an answer visits that page in
 * the same turn.
 */
export function stayBusyWhileLeaving(setBusy: (busy: boolean) => void) {
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
