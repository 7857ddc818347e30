import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { DeferredProp } from '~/components/deferred_prop'
import { Dialog } from '~/ui/dialog'
import { Spinner } from '~/ui/spinner'
import { ShipmentDetail } from './shipment_detail'

export interface ShipmentDialogProps {
  /** The `shipment` prop of the page. */
  shipment: Data.Shipping.Shipment.Shipment | null | undefined
  open: boolean
  isStaff: boolean
  onClose: () => void
}

export function ShipmentDialog({ shipment, isStaff, ...dialog }: ShipmentDialogProps) {
  return (
    <Dialog {...dialog} size="xl" title="Shipment Detail">
      <DeferredProp
        name="shipment"
        value={shipment ?? undefined}
        loading={<Waiting />}
        failed="Could not load this shipment. Please try again."
      >
        {(shown) => (
          <ShipmentDetail
            shipment={shown}
            isStaff={isStaff}
            onChanged={() => router.reload({ only: ['shipment'] })}
          />
        )}
      </DeferredProp>
    </Dialog>
  )
}

function Waiting() {
  return (
    <p role="status" className="flex min-h-64 items-center justify-center gap-3 text-ink-muted">
      <Spinner label="" />
      Loading shipment...
    </p>
  )
}
