/** What a page is told that it may want to read again. */
export type What = 'money' | 'shipments' | 'parcel' | 'tasks'

type Heard = { whats: readonly What[]; then: () => void }

const heard = new Set<Heard>()
let source: EventSource | null = null
let address = '/live'
let hasBeenOpen = false

/**
 * Calls back whenever one of these has changed, and whenever something may have been missed. A page holds one
 * connection, and only while somebody looks at it: a browser has few of them for a site.
 */
export function hear(whats: readonly What[], then: () => void, parcel?: number | string) {
  const one = { whats, then }
  heard.add(one)
  // The stream of a parcel tells of what is one's own as well.
  open(parcel === undefined ? address : `/live?parcel=${encodeURIComponent(parcel)}`)
  return () => {
    heard.delete(one)
    if (heard.size > 0) return
    close()
    address = '/live'
  }
}

function open(wanted: string) {
  if (wanted !== address) close()
  address = wanted
  if (source || document.hidden) return
  source = new EventSource(address)
  source.onopen = () => {
    if (hasBeenOpen) for (const { then } of heard) then()
    hasBeenOpen = true
  }
  source.onmessage = ({ data }) => {
    const { payload } = JSON.parse(data)
    for (const { whats, then } of heard) if (whats.includes(payload)) then()
  }
}

function close() {
  source?.close()
  source = null
}

addEventListener('visibilitychange', () => {
  if (document.hidden) close()
  else if (heard.size > 0) open(address)
})
