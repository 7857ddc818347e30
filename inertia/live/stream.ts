/** What a page is told that it may want to read again. */
export type What = 'money' | 'shipments' | 'parcel' | 'tasks' | 'replays'

type Heard = { whats: readonly What[]; then: () => void }

/** Whose news, by the session that asks, and of which stranger's parcel. */
interface Asked {
  whose: string
  parcel?: number | string
}

const FIRST_PAUSE_MS = 10_000
const LONGEST_PAUSE_MS = 300_000

const heard = new Set<Heard>()
let source: EventSource | null = null
let address = '/live'
let whose = ''
let hasBeenOpen = false
let pauseMs = FIRST_PAUSE_MS
let again: ReturnType<typeof setTimeout> | undefined

/**
 * Calls back whenever one of these has changed, and whenever something may have been missed. A page holds one
 * connection, and only while somebody looks at it: a browser has few of them for a site.
 */
export function hear(whats: readonly What[], then: () => void, of: Asked) {
  const one = { whats, then }
  heard.add(one)
  // The stream of a parcel tells of what is one's own as well.
  const isForAll = of.parcel === undefined && of.whose === whose
  const wanted = isForAll ? address : addressOf(of.parcel)
  if (wanted !== address || of.whose !== whose) close()
  address = wanted
  whose = of.whose
  open()
  return () => {
    heard.delete(one)
    if (heard.size > 0) return
    close()
    address = '/live'
  }
}

function addressOf(parcel: Asked['parcel']): string {
  return parcel === undefined ? '/live' : `/live?parcel=${encodeURIComponent(parcel)}`
}

function open() {
  if (source || document.hidden) return
  const opened = new EventSource(address)
  source = opened
  opened.onopen = () => {
    pauseMs = FIRST_PAUSE_MS
    if (hasBeenOpen) for (const { then } of heard) then()
    hasBeenOpen = true
  }
  opened.onmessage = ({ data }) => {
    const { payload } = JSON.parse(data)
    for (const { whats, then } of heard) if (whats.includes(payload)) then()
  }
  // It asks again by itself when the line is lost, but not after another answer, as from a gateway.
  opened.onerror = () => {
    if (opened.readyState !== EventSource.CLOSED || source !== opened) return
    close()
    again = setTimeout(open, pauseMs)
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
  }
}

function close() {
  clearTimeout(again)
  source?.close()
  source = null
}

addEventListener('visibilitychange', () => {
  if (document.hidden) close()
  else if (heard.size > 0) open()
})
