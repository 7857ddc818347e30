export type LiveTopic = 'money' | 'shipments' | 'parcel' | 'tasks' | 'replays'

type LiveSubscription = { topics: readonly LiveTopic[]; then: () => void }

/** Who listens: the user (`whose`), and a visitor's tracked parcel. */
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
 * Calls back after a change to these topics and after a possible gap. A page has one connection,
 * only while visible, because browsers limit them per site.
 */
export function subscribeToLive(topics: readonly LiveTopic[], then: () => void, of: LiveAudience) {
  const one = { topics, then }
  subscriptions.add(one)
  // A parcel's stream includes the caller's own topics.
  const canReuseStream = of.parcel === undefined && of.whose === audience
  const wanted = canReuseStream ? streamUrl : liveStreamUrl(of.parcel)
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
    for (const { topics, then } of subscriptions) if (topics.includes(payload)) then()
  }
  // EventSource reconnects after a lost connection, but not after an error response, such as a
  // gateway's.
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
