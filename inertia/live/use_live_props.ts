import { useEffect } from 'react'
import { router, usePage } from '@inertiajs/react'
import type { LiveTopic } from '~/live/live_stream'

/** Waits this long for further changes, so that one reload serves them all. */
const RELOAD_DELAY_MS = 400
/** Subscribes late, so that the page is interactive first. */
const SUBSCRIBE_DELAY_MS = 1_500

/** Options of a background reload, which shows no error if it fails. */
export const BACKGROUND_VISIT = {
  headers: { 'sendam-live': '1' },
  onHttpException: () => false,
  onNetworkError: () => false,
} as const

interface LiveOptions {
  parcel?: number | string
  pauseMs?: number
}

export function useLiveProps(
  what: LiveTopic | LiveTopic[],
  only: string[],
  options: LiveOptions = {}
) {
  const { parcel, pauseMs = RELOAD_DELAY_MS } = options
  const { caller } = usePage().props
  const whose = `${caller?.id} ${caller?.organization}`
  const topics = [what].flat()
  const isWithoutParcel = topics.includes('parcel') && parcel === undefined
  useEffect(() => {
    if (isWithoutParcel) return
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
      const { subscribeToLive } = await import('~/live/live_stream')
      if (!hasLeft) stop = subscribeToLive(topics, read, { whose, parcel })
    }, SUBSCRIBE_DELAY_MS)
    return () => {
      hasLeft = true
      clearTimeout(begin)
      clearTimeout(again)
      stop()
    }
  }, [topics.join(), only.join(), isWithoutParcel, parcel, pauseMs, whose])
}
