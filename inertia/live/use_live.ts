import { useEffect } from 'react'
import { router, usePage } from '@inertiajs/react'
import type { What } from '~/live/stream'

/** What happens at once is read once. */
const PAUSE_MS = 400
/** A page is drawn, and can be used, before it listens. */
const AFTER_MS = 1_500

/** What cannot be read now leaves the page as it is: nobody has asked for it. */
export const UNASKED = {
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
export function useLive(what: What | What[], only: string[], options: LiveOptions = {}) {
  const { parcel, pauseMs = PAUSE_MS } = options
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
        router.reload({ only, ...UNASKED })
      }, pauseMs)
    }
    const begin = setTimeout(async () => {
      const { hear } = await import('~/live/stream')
      if (!hasLeft) stop = hear(whats, read, { whose, parcel })
    }, AFTER_MS)
    return () => {
      hasLeft = true
      clearTimeout(begin)
      clearTimeout(again)
      stop()
    }
  }, [whats.join(), only.join(), isOfNothing, parcel, pauseMs, whose])
}
