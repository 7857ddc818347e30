/** What a page is told that it may want to read again. */
export type LiveTopic = 'money' | 'shipments' | 'parcel' | 'tasks' | 'replays'

type LiveSubscription = { whats: readonly LiveTopic[]; then: () => void }

/** Whose news, by the session that asks, and of which stranger's parcel. */
interface LiveAudience {
  whose: string
  parcel?: number | string
}

const FIRST_RECONNECT_MS = 10_000
const MAX_RECONNECT_MS = 300_000

const subscriptions = new Set<LiveSubscription>()
let source: EventSource | null = null
let streamUrl = '/live'
let audience = ''
let hasBeenOpen = false
let pauseMs = FIRST_RECONNECT_MS
let reconnectTimer: ReturnType<typeof setTimeout> | undefined

/**
 * Calls back whenever one of these has changed, and whenever something may have been missed. A page holds one
 * connection, and only while somebody looks at it: a browser has few of them for a site.
 */
export function subscribeToLive(whats: readonly LiveTopic[], then: () => void, of: LiveAudience) {
  const one = { whats, then }
  subscriptions.add(one)
  // The stream of a parcel tells of what is one's own as well.
  const isForAll = of.parcel === undefined && of.whose === audience
  const wanted = isForAll ? streamUrl : liveStreamUrl(of.parcel)
  if (wanted !== streamUrl || of.whose !== audience) closeLiveStream()
  streamUrl = wanted
  audience = of.whose
  openLiveStream()
  return () => {
    subscriptions.delete(one)
    if (subscriptions.size > 0) return
    closeLiveStream()
    streamUrl = '/live'
  }
}

function liveStreamUrl(parcel: LiveAudience['parcel']): string {
  return parcel === undefined ? '/live' : `/live?parcel=${encodeURIComponent(parcel)}`
}

function openLiveStream() {
  if (source || document.hidden) return
  const opened = new EventSource(streamUrl)
  source = opened
  opened.onopen = () => {
    pauseMs = FIRST_RECONNECT_MS
    if (hasBeenOpen) for (const { then } of subscriptions) then()
    hasBeenOpen = true
  }
  opened.onmessage = ({ data }) => {
    const { payload } = JSON.parse(data)
    for (const { whats, then } of subscriptions) if (whats.includes(payload)) then()
  }
  // It asks again by itself when the line is lost, but not after another answer, as from a gateway.
  opened.onerror = () => {
    if (opened.readyState !== EventSource.CLOSED || source !== opened) return
    closeLiveStream()
    reconnectTimer = setTimeout(openLiveStream, pauseMs)
    pauseMs = Math.min(pauseMs * 2, MAX_RECONNECT_MS)
  }
}

function closeLiveStream() {
  clearTimeout(reconnectTimer)
  source?.close()
  source = null
}

addEventListener('visibilitychange', () => {
  if (document.hidden) closeLiveStream()
  else if (subscriptions.size > 0) openLiveStream()
})
