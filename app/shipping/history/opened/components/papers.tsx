import { PackageCheck, Printer, Receipt, Stamp, type LucideIcon } from 'lucide-react'
import { Button } from '~/ui/button'
import { type DocumentKind, type HistoryRow, isWithCourier } from '../../components/row'
import { useDownload } from '../../components/use_download'

type Paper = { document: DocumentKind; name: string; icon: LucideIcon }

const PAPERS: Paper[] = [
  { document: 'waybill', name: 'Waybill', icon: Printer },
  { document: 'invoice', name: 'Invoice', icon: Receipt },
]

const CUSTOMS_PAPERS: Paper[] = [
  { document: 'commercial_invoice', name: 'Commercial Invoice', icon: Stamp },
  { document: 'packing_list', name: 'Packing List', icon: PackageCheck },
]

/** The papers that a courier's parcel has, each to be saved as often as somebody wants it. */
export function Papers({ row }: { row: HistoryRow }) {
  if (!isWithCourier(row)) return null
  const papers = row.crossesBorder ? [...PAPERS, ...CUSTOMS_PAPERS] : PAPERS
  return (
    <div className="flex flex-wrap gap-2 *:flex-1">
      {papers.map((paper) => (
        <DownloadButton key={paper.document} row={row} {...paper} />
      ))}
    </div>
  )
}

function DownloadButton({ row, document, name, icon: Icon }: Paper & { row: HistoryRow }) {
  const { download, busy } = useDownload()
  return (
    <Button
      variant="secondary"
      busy={busy}
      icon={<Icon aria-hidden="true" className="size-4" />}
      onClick={() => download(document, row.trackingNumber)}
    >
      <span className="whitespace-nowrap">
        <span className="max-sm:sr-only">Download </span>
        {name}
      </span>
    </Button>
  )
}
