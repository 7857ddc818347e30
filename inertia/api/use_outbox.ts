import { useEffect, useSyncExternalStore } from 'react'
import {
  currentOutbox,
  listenToOutbox,
  NO_OUTBOX,
  openOutbox,
  type Outbox,
  sendKept,
} from './outbox'

const RETRY_MS = 30_000

/** Sends what was booked without a connection, from whichever page is open when it returns. */
export function useSendingOutbox(userId: number | undefined, organization: number | undefined) {
  useEffect(() => {
    if (userId === undefined || organization === undefined) return
    const close = openOutbox({ id: userId, organization })
    const retry = () => {
      if (currentOutbox().kept.length > 0 && navigator.onLine) void sendKept()
    }
    retry()
    // A phone that says it is online often is not yet.
    const timer = setInterval(retry, RETRY_MS)
    window.addEventListener('online', retry)
    return () => {
      close()
      clearInterval(timer)
      window.removeEventListener('online', retry)
    }
  }, [userId, organization])
}

export function useOutbox(): Outbox {
  return useSyncExternalStore(listenToOutbox, currentOutbox, () => NO_OUTBOX)
}
