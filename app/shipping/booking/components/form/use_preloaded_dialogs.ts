import { useEffect } from 'react'

/** Loads the dialogs while the browser is idle, so that they also open offline. */
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
