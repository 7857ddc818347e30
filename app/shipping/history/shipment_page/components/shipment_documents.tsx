import { PackageCheck, Printer, Receipt, Stamp, type LucideIcon } from 'lucide-react'
import { Button } from '~/ui/button'
import {
  type ShipmentDocumentKind,
  type HistoryRow,
  isWithCourier,
} from '../../components/history_row'
import { useShipmentDocumentDownload } from '../../components/use_shipment_document_download'

type DocumentLink = { document: ShipmentDocumentKind; name: string; icon: LucideIcon }

const SHIPMENT_DOCUMENT_LINKS: DocumentLink[] = [
  { document: 'waybill', name: 'Waybill', icon: Printer },
  { document: 'invoice', name: 'Invoice', icon: Receipt },
]

const CUSTOMS_DOCUMENT_LINKS: DocumentLink[] = [
  { document: 'commercial_invoice', name: 'Commercial Invoice', icon: Stamp },
  { document: 'packing_list', name: 'Packing List', icon: PackageCheck },
]

export function ShipmentDocuments({ row }: { row: HistoryRow }) {
  if (row.status === 'VOIDED' && row.waybillNumber) {
    return <p className="text-sm font-medium text-danger">Void: do not use the waybill.</p>
  }
  if (!isWithCourier(row)) return null
  const links = row.crossesBorder
    ? [...SHIPMENT_DOCUMENT_LINKS, ...CUSTOMS_DOCUMENT_LINKS]
    : SHIPMENT_DOCUMENT_LINKS
  return (
    <div className="flex flex-wrap gap-2 *:flex-1">
      {links.map((link) => (
        <DownloadButton key={link.document} row={row} {...link} />
      ))}
    </div>
  )
}

function DownloadButton({ row, document, name, icon: Icon }: DocumentLink & { row: HistoryRow }) {
  const { download, busy } = useShipmentDocumentDownload()
  return (
    <Button
      variant="secondary"
      busy={busy}
      icon={<Icon />}
      onClick={() => download(document, row.trackingNumber)}
    >
      <span className="whitespace-nowrap">
        <span className="sr-only">Download </span>
        {name}
      </span>
    </Button>
  )
}
