import { Download, RotateCw, UserRoundCheck, X } from 'lucide-react'
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

/** What staff do with the ticked rows at once. */
export function TickedShipments({ rows, bulk, onClear }: TickedShipmentsProps) {
  const { download, busy } = useShipmentDocumentDownload()
  const refused = rows.filter(isRefused).map(({ id }) => id)
  const booked = rows.filter(isWithCourier)
  const shared = { size: 'sm', variant: 'secondary', disabled: bulk.isRunning } as const

  async function downloadWaybills() {
    for (const { trackingNumber } of booked) await download('waybill', trackingNumber)
  }

  return (
    <div
      role="group"
      aria-label="Ticked shipments"
      className="flex min-h-9 flex-wrap items-center gap-2 text-sm"
    >
      <span className="tabular font-medium">{`${rows.length} ticked`}</span>
      {refused.length > 0 && (
        <>
          <Button
            {...shared}
            icon={<RotateCw />}
            onClick={() => void bulk.run(refused, retryBooking)}
          >
            {`Retry ${refused.length}`}
          </Button>
          <Button
            {...shared}
            icon={<UserRoundCheck />}
            onClick={() => void bulk.run(refused, assignToMe)}
          >
            {`Assign ${refused.length} to me`}
          </Button>
        </>
      )}
      {booked.length > 0 && (
        <Button {...shared} busy={busy} icon={<Download />} onClick={() => void downloadWaybills()}>
          {booked.length === 1 ? '1 waybill' : `${booked.length} waybills`}
        </Button>
      )}
      <Button size="sm" variant="ghost" icon={<X />} onClick={onClear}>
        Clear
      </Button>
    </div>
  )
}

const retryBooking = (id: number) => callApi('api.shipping.retries.update', { params: { id } })

/** Refused if somebody has it already, because version 0 has no owner. */
const assignToMe = (id: number) =>
  callApi('api.admin.inbox_notes.update', {
    params: { queue: 'stuck', id },
    body: { version: 0, isMine: true },
  })
