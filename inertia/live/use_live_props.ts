import { useEffect } from 'react'
import { router, usePage } from '@inertiajs/react'
import type { LiveTopic } from '~/live/live_stream'

/** What happens at once is read once. */
const RELOAD_DELAY_MS = 400
/** A page is drawn, and can be used, before it listens. */
const SUBSCRIBE_DELAY_MS = 1_500

/** What cannot be read now leaves the page as it is: nobody has asked for it. */
export const BACKGROUND_VISIT = {
  headers: { 'sendam-live': '1' },
  onHttpException: () => false,
  onNetworkError: () => false,
} as const

interface LiveOptions {
  /** Of a stranger's page: whose parcel is followed. */
  parcel?: number | string
  /** Read again no more often than this. */
  pauseMs?: number
}

/** Reads these props again when the server says that what they show has changed. */
export function useLiveProps(
  what: LiveTopic | LiveTopic[],
  only: string[],
  options: LiveOptions = {}
) {
  const { parcel, pauseMs = RELOAD_DELAY_MS } = options
  const { caller } = usePage().props
  const whose = `${caller?.id} ${caller?.organization}`
  const whats = [what].flat()
  const isOfNothing = whats.includes('parcel') && parcel === undefined
  useEffect(() => {
    if (isOfNothing) return
    let stop = () => {}
    let hasLeft = false
    let again: ReturnType<typeof setTimeout> | undefined
    const read = () => {
      again ??= setTimeout(() => {
        again = undefined
        router.reload({ only, ...BACKGROUND_VISIT })
      }, pauseMs)
    }
    const begin = setTimeout(async () => {
      const { subscribeToLive: hear } = await import('~/live/live_stream')
      if (!hasLeft) stop = hear(whats, read, { whose, parcel })
    }, SUBSCRIBE_DELAY_MS)
    return () => {
      hasLeft = true
      clearTimeout(begin)
      clearTimeout(again)
      stop()
    }
  }, [whats.join(), only.join(), isOfNothing, parcel, pauseMs, whose])
}
