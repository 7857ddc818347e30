import { useLoaded } from '~/api/use_loaded'
import { ShipmentDetail } from './shipment_detail'
import { Dialog } from '~/ui/dialog'
import { ErrorState } from '~/ui/error_state'
import { Spinner } from '~/ui/spinner'

interface ShipmentDialogProps {
  id: number
  open: boolean
  isStaff: boolean
  onClose: () => void
}

/** The shipment behind a row of something else, such as a payment. */
export function ShipmentDialog({ id, open, isStaff, onClose }: ShipmentDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} size="xl" title="Shipment Detail">
      <Body id={id} isStaff={isStaff} />
    </Dialog>
  )
}

function Body({ id, isStaff }: { id: number; isStaff: boolean }) {
  const { data, failure, retry } = useLoaded('api.shipping.shipments.show', { params: { id } })
  if (failure) return <ErrorState message={failure.message} onRetry={retry} />
  if (data)
    return <ShipmentDetail shipment={data} inTransit={false} isStaff={isStaff} onChanged={retry} />
  return (
    <p role="status" className="flex min-h-64 items-center justify-center gap-3 text-ink-muted">
      <Spinner label="" />
      Loading shipment...
    </p>
  )
}
