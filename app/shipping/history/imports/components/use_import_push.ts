import { useState } from 'react'
import type { PushableStatus } from './import_types'
import { showOutcome } from '~/api/show_outcome'
import { useApiCall } from '~/api/use_api_call'

export type PendingPush = { countryCode: string; status: PushableStatus }

type ImportPushOptions = { shipmentId: number; onPushed: () => void }

/** Pushes one status at a time and reloads the tracking after a success or failure. */
export function useImportPush({ shipmentId, onPushed }: ImportPushOptions) {
  const { busy, send } = useApiCall()
  const [last, setLast] = useState<PendingPush | null>(null)

  async function push(wanted: PendingPush) {
    if (busy) return
    setLast(wanted)
    const { countryCode, status } = wanted
    const body = { shipmentId, statusId: status.statusId, countryCode }
    const outcome = await send('api.shipping.import_tracking.update', { body })
    onPushed()
    showOutcome(outcome)
  }

  return { push, pushing: busy ? last : null }
}
