import { useEffect } from 'react'
import { router } from '@inertiajs/react'

const early: (() => void)[] = []
let stops: (() => void)[] = []

/** Something that this page asked for did not come. */
let isUnreached = false

/**
 * What comes after a page is asked for before React has taken the page over. When that fails at once, nobody listens
 * yet, and it would be waited for ever: it is kept until somebody does.
 */
export function keepEarlyFailures() {
  stops = [
    router.on('networkError', (event) => keep('networkError', event)),
    router.on('httpException', (event) => {
      // An error page of ours is shown at once.
      if (!event.detail.response.headers['x-inertia']) keep('httpException', event)
    }),
  ]
  whenAVisitFails(() => (isUnreached = true))
  router.on('navigate', () => (isUnreached = false))
  router.on('start', ({ detail: { visit } }) => {
    if (visit.only.length === 0) isUnreached = false
  })
}

function keep(name: string, event: CustomEvent) {
  event.preventDefault()
  const { detail } = event
  const again = new CustomEvent(`inertia:${name}`, { cancelable: true, detail })
  early.push(() => document.dispatchEvent(again))
}

/** Tells what failed early; it stands around all that listens, and so comes after it. */
export function useEarlyFailures() {
  useEffect(() => {
    for (const stop of stops.splice(0)) stop()
    for (const tell of early.splice(0)) tell()
  }, [])
}

/**
 * For who waits for a late prop, and may have begun to wait only after it failed: what stands in tabs is drawn when they
 * are. Answers how to give it up.
 */
export function whenUnreached(tell: () => void): () => void {
  if (isUnreached) tell()
  return whenAVisitFails(tell)
}

function whenAVisitFails(tell: () => void): () => void {
  const events = [router.on('networkError', tell), router.on('httpException', tell)]
  return () => events.forEach((stop) => stop())
}
