import { useEffect, useState } from 'react'
import { router } from '@inertiajs/react'
import { BACKGROUND_VISIT } from '~/live/use_live_props'
import type { FundingAccountProps } from './funding_types'

const FIRST_WAIT_MS = 2_000
const MAX_WAIT_MS = 60_000

/** Reloads the prop `inflow` after ever longer waits until the virtual account is open. */
export function useAwaitAccount(inflow: FundingAccountProps | null | undefined) {
  const isPending = inflow?.isPending ?? false
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (!isPending) return
    const onFinish = () => setRound(round + 1)
    const timer = setTimeout(
      () => router.reload({ only: ['inflow'], ...BACKGROUND_VISIT, onFinish }),
      Math.min(FIRST_WAIT_MS * 2 ** round, MAX_WAIT_MS)
    )
    return () => clearTimeout(timer)
  }, [isPending, round])
}
