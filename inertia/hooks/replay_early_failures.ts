import { useEffect } from 'react'
import { router } from '@inertiajs/react'

const earlyEvents: (() => void)[] = []
let earlyListeners: (() => void)[] = []

/** Something that this page asked for did not come. */
let hasVisitFailed = false

/**
 * What comes after a page is asked for before React has taken the page over. When that fails at once, nobody listens
 * yet, and it would be waited for ever: it is kept until somebody does.
 */
export function recordEarlyFailures() {
  earlyListeners = [
    router.on('networkError', (event) => storeEvent('networkError', event)),
    router.on('httpException', (event) => {
      // An error page of ours is shown at once.
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

/** Tells what failed early; it stands around all that listens, and so comes after it. */
export function useReplayEarlyFailures() {
  useEffect(() => {
    for (const stop of earlyListeners.splice(0)) stop()
    for (const tell of earlyEvents.splice(0)) tell()
  }, [])
}

/**
 * For who waits for a late prop, and may have begun to wait only after it failed: what stands in tabs is drawn when they
 * are. Answers how to give it up.
 */
export function onUnreachable(tell: () => void): () => void {
  if (hasVisitFailed) tell()
  return onVisitFailure(tell)
}

function onVisitFailure(tell: () => void): () => void {
  const events = [router.on('networkError', tell), router.on('httpException', tell)]
  return () => events.forEach((stop) => stop())
}
