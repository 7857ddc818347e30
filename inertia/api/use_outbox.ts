import { useEffect, useSyncExternalStore } from 'react'
import {
  getOutbox,
  subscribeToOutbox,
  EMPTY_OUTBOX,
  openOutbox,
  type Outbox,
  sendQueuedBookings,
} from './offline_outbox'

const OUTBOX_RETRY_MS = 30_000

/** Sends offline bookings from any page once the connection is back. */
export function useOutboxSender(userId: number | undefined, organization: number | undefined) {
  useEffect(() => {
    if (userId === undefined || organization === undefined) return
    const close = openOutbox({ id: userId, organization })
    const retry = () => {
      if (getOutbox().kept.length > 0 && navigator.onLine) void sendQueuedBookings()
    }
    retry()
    // Retries regularly too, because phones often report too early that they are online.
    const timer = setInterval(retry, OUTBOX_RETRY_MS)
    window.addEventListener('online', retry)
    return () => {
      close()
      clearInterval(timer)
      window.removeEventListener('online', retry)
    }
  }, [userId, organization])
}

export function useOutbox(): Outbox {
  return useSyncExternalStore(subscribeToOutbox, getOutbox, () => EMPTY_OUTBOX)
}
