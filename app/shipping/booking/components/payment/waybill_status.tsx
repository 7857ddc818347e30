import { useState } from 'react'
import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { FileDown, RefreshCw } from 'lucide-react'
import { callApi } from '~/api/call_api'
import { useDocumentDownload } from '~/hooks/use_document_download'
import { Button } from '~/ui/button'
import { ParcelStateNotice } from '#shipping/shipment/components/parcel_state_notice'

type Parcel = Data.Shipping.Booking.BookedParcel

export function WaybillStatus({ parcel }: { parcel: Parcel }) {
  if (parcel.waybill === 'refused') return <ParcelStateNotice shipment={parcel} isStaff={false} />
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="font-medium">Waybill</h3>
        <p role="status" className="text-ink-muted">
          {waybillStatusText(parcel.waybill, parcel)}
        </p>
      </div>
      {parcel.waybill === 'ready' && <DownloadWaybill parcel={parcel} />}
      {parcel.waybill === 'making' && <CheckAgain />}
    </div>
  )
}

function waybillStatusText(
  waybill: Exclude<Parcel['waybill'], 'refused'>,
  { waybillNumber, courierName }: Parcel
): string {
  switch (waybill) {
    case 'making':
      return `${courierName} is making your waybill. The waybill will be emailed shortly.`
    case 'ready':
      return `Your waybill ${waybillNumber} is ready. Print it and put it on the parcel. We also send it by e-mail.`
    case 'voided':
      return 'Void: do not use the waybill. We refunded the price of this shipment.'
  }
}

function DownloadWaybill({ parcel: { trackingNumber } }: { parcel: Parcel }) {
  const { busy, download } = useDocumentDownload()
  const params = { document: 'waybill', trackingNumber }
  return (
    <Button
      variant="secondary"
      busy={busy}
      icon={<FileDown />}
      onClick={() => download(callApi('api.shipping.document_tokens.show', { params }))}
    >
      Download Waybill
    </Button>
  )
}

function CheckAgain() {
  const [busy, setBusy] = useState(false)
  return (
    <Button
      variant="secondary"
      busy={busy}
      busyLabel="Checking..."
      icon={<RefreshCw />}
      onClick={() =>
        router.reload({
          only: ['parcel'],
          onStart: () => setBusy(true),
          onFinish: () => setBusy(false),
        })
      }
    >
      Check now
    </Button>
  )
}
