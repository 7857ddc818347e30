import { useState } from 'react'
import type { PushableStatus } from './import_types'
import { tell } from '~/api/tell'
import { useSend } from '~/api/use_send'

export type Push = { countryCode: string; status: PushableStatus }

type PushOptions = { shipmentId: number; onPushed: () => void }

/** Pushes one status at a time; the tracking is loaded again whether that worked or not. */
export function usePush({ shipmentId, onPushed }: PushOptions) {
  const { busy, send } = useSend()
  const [last, setLast] = useState<Push | null>(null)

  async function push(wanted: Push) {
    if (busy) return
    setLast(wanted)
    const { countryCode, status } = wanted
    const body = { shipmentId, statusId: status.statusId, countryCode }
    const outcome = await send('api.shipping.import_tracking.update', { body })
    onPushed()
    tell(outcome)
  }

  return { push, pushing: busy ? last : null }
}
