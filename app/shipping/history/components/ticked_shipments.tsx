import { Download, RotateCw, UserRoundCheck, X } from 'lucide-react'
import { assignRefusedShipment } from '~/api/assign_refused_shipment'
import { callApi } from '~/api/call_api'
import type { BulkCalls } from '~/api/use_bulk_calls'
import { Button } from '~/ui/button'
import { isRefused, isWithCourier, type HistoryRow } from './history_row'
import { useShipmentDocumentDownload } from './use_shipment_document_download'

interface TickedShipmentsProps {
  rows: readonly HistoryRow[]
  bulk: BulkCalls
  onClear: () => void
}

/** Buttons that act on all ticked shipments. */
export function TickedShipments({ rows, bulk, onClear }: TickedShipmentsProps) {
  const { download } = useShipmentDocumentDownload()
  const refused = rows.filter(isRefused).map(({ id }) => id)
  const booked = rows.filter(isWithCourier)

  async function downloadWaybills() {
    for (const { trackingNumber } of booked) await download('waybill', trackingNumber)
  }

  const actions = [
    { of: refused, label: 'Retry', icon: <RotateCw />, act: () => bulk.run(refused, retry) },
    {
      of: refused,
      label: 'Assign to me',
      icon: <UserRoundCheck />,
      act: () => bulk.run(refused, assignRefusedShipment),
    },
    { of: booked, label: 'Waybills', icon: <Download />, act: downloadWaybills },
  ].filter(({ of }) => of.length > 0)
  return (
    <div
      role="group"
      aria-label="Ticked shipments"
      className="no-print sticky bottom-0 z-10 flex flex-wrap items-center gap-2 border-t bg-surface-raised p-3"
    >
      <span className="tabular text-sm font-medium">{`${rows.length} ticked`}</span>
      {actions.map(({ of, label, icon, act }) => (
        <Button
          key={label}
          variant="secondary"
          icon={icon}
          disabled={bulk.isRunning}
          onClick={() => void act()}
        >
          {`${label} (${of.length})`}
        </Button>
      ))}
      <Button variant="ghost" icon={<X />} onClick={onClear}>
        Clear
      </Button>
    </div>
  )
}

const retry = (id: number) => callApi('api.shipping.retries.update', { params: { id } })
