import { useEffect } from 'react'
import { router } from '@inertiajs/react'

const earlyEvents: (() => void)[] = []
let earlyListeners: (() => void)[] = []

/** True if a request of the current page has failed. */
let hasVisitFailed = false

/** Records failures before hydration: without a listener the page would wait forever. */
export function recordEarlyFailures() {
  earlyListeners = [
    router.on('networkError', (event) => storeEvent('networkError', event)),
    router.on('httpException', (event) => {
      // A response with the header X-Inertia is our error page, which Inertia shows at once.
      if (!event.detail.response.headers['x-inertia']) storeEvent('httpException', event)
    }),
  ]
  onVisitFailure(() => (hasVisitFailed = true))
  router.on('navigate', () => (hasVisitFailed = false))
  router.on('start', ({ detail: { visit } }) => {
    if (visit.only.length === 0) hasVisitFailed = false
  })
}

function storeEvent(name: string, event: CustomEvent) {
  event.preventDefault()
  const { detail } = event
  const again = new CustomEvent(`inertia:${name}`, { cancelable: true, detail })
  earlyEvents.push(() => document.dispatchEvent(again))
}

/** Replays recorded failures. Belongs in the outermost component, whose effects run last. */
export function useReplayEarlyFailures() {
  useEffect(() => {
    for (const stop of earlyListeners.splice(0)) stop()
    for (const callback of earlyEvents.splice(0)) callback()
  }, [])
}

/** Calls back at once if a request of this page has already failed, because tabs mount late. */
export function onUnreachable(callback: () => void): () => void {
  if (hasVisitFailed) callback()
  return onVisitFailure(callback)
}

function onVisitFailure(callback: () => void): () => void {
  const events = [router.on('networkError', callback), router.on('httpException', callback)]
  return () => events.forEach((stop) => stop())
}
