import { useEffect } from 'react'

/** Fetched when the browser has nothing else to do: a connection that goes away takes no dialog with it. */
export function usePreloadedDialogs() {
  useEffect(() => {
    const fetchAll = () => {
      void import('#shipping/booking/components/packages/item_dialog')
      void import('#shipping/booking/components/packages/box_dialog')
      void import('#shipping/booking/components/duty_dialog')
      void import('#shipping/booking/components/drop_off_dialog')
    }
    const timer = setTimeout(fetchAll, PRELOAD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
}

const PRELOAD_DELAY_MS = 4000
