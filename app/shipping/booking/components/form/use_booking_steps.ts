import { useEffect, useRef, useState } from 'react'
import { router, usePage } from '@inertiajs/react'
import { handleHistory } from '~/hooks/use_unsaved_changes'

export const TAB = { addresses: 0, packages: 1, options: 2, courier: 3, payment: 4 } as const

/** The tab's name in the URL, by tab; the first tab has none. */
const NAMES = ['', 'shipment', 'others', 'courier', 'payment']

const STEP = 'step'

interface StepLocation {
  tab: number
  resume?: number
}

function tabIn(url: string): number | null {
  const name = parseQuery(url).get(STEP)
  const tab = NAMES.indexOf(name ?? '')
  return name && tab > 0 ? tab : null
}

/**
 * Writes the open tab into the URL, so that the browser's Back goes to the previous tab and a
 * reload keeps tab and form. The caller decides which tabs may open.
 */
export function useBookingSteps(begin: number) {
  const { url } = usePage()
  const [wanted, setWanted] = useState(() => tabIn(url) ?? begin)
  const [own] = useState(() => ({ path: url.split('?')[0]!, queries: [otherQuery(url)] }))
  /** The tabs in the browser's history to which Back leads, latest last. */
  const trail = useRef<number[]>([])
  const isOver = useRef(false)

  useEffect(() => {
    // Replaces Inertia's handling of Back, which would rerender the page and lose the form.
    return handleHistory((event) => {
      const { pathname, search } = window.location
      const isHere = pathname === own.path && own.queries.includes(otherQuery(search))
      if (!event.state || !isHere) return false
      // After payment, the browser's Back starts a new booking.
      if (isOver.current) {
        router.visit(own.path, { replace: true })
        return true
      }
      const tab = tabIn(search) ?? 0
      trail.current = trail.current.slice(0, Math.max(0, trail.current.lastIndexOf(tab)))
      setWanted(tab)
      return true
    })
  }, [own])

  function addressOf({ tab, resume }: StepLocation): string {
    const query = new URLSearchParams(resume ? `resume=${resume}` : own.queries[0])
    if (resume) own.queries.push(String(query))
    if (NAMES[tab]) query.set(STEP, NAMES[tab])
    return own.path + (query.size > 0 ? `?${query}` : '')
  }

  return {
    wanted,
    open(place: StepLocation) {
      trail.current = [...trail.current, wanted]
      setWanted(place.tab)
      writeHistory(addressOf(place), 'push')
    },
    back(tab: number) {
      if (trail.current.at(-1) === tab) {
        void pendingHistoryWrite.then(() => window.history.back())
        return
      }
      setWanted(tab)
      writeHistory(addressOf({ tab }), 'replace')
    },
    /** Call it with an allowed tab if the URL names a tab that may not open. */
    correct(place: StepLocation) {
      setWanted(place.tab)
      writeHistory(addressOf(place), 'replace')
    },
    finish() {
      isOver.current = true
    },
  }
}

/** Inertia encrypts the history state, so a write takes time. `back` waits for the latest one. */
let pendingHistoryWrite: Promise<void> = Promise.resolve()

function writeHistory(url: string, how: 'push' | 'replace') {
  pendingHistoryWrite = new Promise((resolve) => {
    router[how]({ url, preserveState: true, preserveScroll: true, onFinish: () => resolve() })
  })
}

function parseQuery(url: string): URLSearchParams {
  return new URLSearchParams(url.split('#')[0]!.split('?')[1] ?? '')
}

function otherQuery(url: string): string {
  const query = parseQuery(url)
  query.delete(STEP)
  return String(query)
}
