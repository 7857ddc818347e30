import { useEffect, useRef, useState } from 'react'
import { router, usePage } from '@inertiajs/react'
import { handleHistory } from '~/hooks/use_unsaved_changes'

export const TAB = { addresses: 0, packages: 1, options: 2, courier: 3, payment: 4 } as const

/** How a tab is called in the address; the first one has no name. */
const NAMES = ['', 'shipment', 'others', 'courier', 'payment']

/** What an address says of a booking besides its step. */
const STEP = 'step'

interface StepLocation {
  tab: number
  /** The unpaid booking that the payment is for. */
  resume?: number
}

function tabIn(url: string): number | null {
  const name = parseQuery(url).get(STEP)
  const tab = NAMES.indexOf(name ?? '')
  return name && tab > 0 ? tab : null
}

/**
 * Which tab stands open, with an address of its own: Back is Previous, a reload stays, and the form goes along.
 * Whoever shows the tabs says which of them may be open.
 */
export function useBookingSteps(begin: number) {
  const { url } = usePage()
  const [wanted, setWanted] = useState(() => tabIn(url) ?? begin)
  const [own] = useState(() => ({ path: url.split('?')[0]!, queries: [otherQuery(url)] }))
  /** The tabs under this one in the history of the browser, as far as they were opened here. */
  const trail = useRef<number[]>([])
  const isOver = useRef(false)

  useEffect(() => {
    // Inertia would draw the page anew, and lose what is in it.
    return handleHistory((event) => {
      const { pathname, search } = window.location
      const isHere = pathname === own.path && own.queries.includes(otherQuery(search))
      if (!event.state || !isHere) return false
      // What was paid is over: behind it lies a new booking.
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
    /** To the next one. */
    open(place: StepLocation) {
      trail.current = [...trail.current, wanted]
      setWanted(place.tab)
      writeHistory(addressOf(place), 'push')
    },
    /** Back to one before it, as the browser's Back does. */
    back(tab: number) {
      if (trail.current.at(-1) === tab) {
        void pendingHistoryWrite.then(() => window.history.back())
        return
      }
      setWanted(tab)
      writeHistory(addressOf({ tab }), 'replace')
    },
    /** The address named one that cannot be open. */
    correct(place: StepLocation) {
      setWanted(place.tab)
      writeHistory(addressOf(place), 'replace')
    },
    finish() {
      isOver.current = true
    },
  }
}

/** The history is written encrypted, so a while later: whoever goes back waits for it. */
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
