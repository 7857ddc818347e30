import { useEffect, useState } from 'react'
import type { Data } from '@generated/data'
import { router } from '@inertiajs/react'
import { useApiCall } from '~/api/use_api_call'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/checkbox'
import { Spinner } from '~/ui/spinner'
import type { ResponseOf } from '~/api/call_types'
import type { ApiOutcome } from '~/api/api_outcome'

export type NewBatchOutcome = ApiOutcome<ResponseOf<'api.shipping.batch_sheets.paste'>>

export interface BatchSourceProps {
  onAnswer: (outcome: NewBatchOutcome) => void
}

type PastShipmentsPickerProps = BatchSourceProps & {
  past?: Data.Shipping.Batches.SendableShipment[]
}

export function PastShipmentsPicker({ past, onAnswer }: PastShipmentsPickerProps) {
  const [chosen, setChosen] = useState<number[]>([])
  const { busy, send } = useApiCall()
  const isRead = past !== undefined
  useEffect(() => {
    if (!isRead) router.reload({ only: ['past'] })
  }, [isRead])

  if (!past) return <Spinner label="Loading your shipments..." />
  if (past.length === 0) {
    return <p className="text-sm text-ink-muted">You have not sent any parcels yet.</p>
  }
  const toggle = (id: number) => (checked: boolean) =>
    setChosen((before) => (checked ? [...before, id] : before.filter((one) => one !== id)))
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="mb-2 text-sm font-medium">
          Send again to the same people. You can change each row afterwards.
        </legend>
        <div className="grid max-h-96 gap-3 overflow-y-auto rounded border p-3 sm:grid-cols-2">
          {past.map(({ id, receiver, place, bookedText, trackingNumber }) => (
            <Checkbox
              key={id}
              label={receiver}
              hint={`${place}. Booked ${bookedText}, ${trackingNumber}`}
              checked={chosen.includes(id)}
              onChange={toggle(id)}
            />
          ))}
        </div>
      </fieldset>
      <div>
        <Button
          disabled={chosen.length === 0}
          busy={busy}
          busyLabel="Pricing..."
          onClick={async () =>
            onAnswer(await send('api.shipping.batch_sheets.again', { body: { shipments: chosen } }))
          }
        >
          See the Prices
        </Button>
      </div>
    </div>
  )
}
