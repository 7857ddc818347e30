import { useState } from 'react'
import { urlFor } from '~/client'
import { useCommand } from '~/hooks/use_command'
import { toast } from '~/ui/toast'
import type { HistoryRow } from '#shipping/history/components/row'
import type { PushableStatus } from './import_types'

export type Push = { countryCode: string; status: PushableStatus }

type PushOptions = { shipmentId: number; onPushed: (row: HistoryRow) => void; reload: () => void }

/** Pushes one status at a time; the tracking is loaded again whether that worked or not. */
export function usePush({ shipmentId, onPushed, reload }: PushOptions) {
  const { busy, send } = useCommand<{ message: string; data: HistoryRow }>()
  const [last, setLast] = useState<Push | null>(null)

  async function push(wanted: Push) {
    if (busy) return
    setLast(wanted)
    const { countryCode, status } = wanted
    const body = { shipmentId, statusId: status.statusId, countryCode }
    const outcome = await send('PUT', urlFor('api.shipping.import_tracking.update', {}), body)
    reload()
    if (!outcome.ok) return toast.error(outcome.message)
    toast.success(outcome.body.message)
    onPushed(outcome.body.data)
  }

  return { push, pushing: busy ? last : null }
}
