import { FileText, MapPin, PackageSearch } from 'lucide-react'
import { urlFor } from '~/client'
import { EmptyState } from '~/ui/empty_state'
import type { MenuEntry } from '~/ui/menu'
import { type RowActions, unpaidEntries } from '#shipping/history/components/history_menu'
import { type HistoryRow, isRowUnpaid } from '#shipping/history/components/history_row'
import { ShipmentsTable } from '#shipping/history/components/shipments_table'
import type { HistoryState } from '#shipping/history/components/use_history'

type ImportTableProps = Pick<RowActions, 'onAsk'> & { history: HistoryState }

export function ImportTable({ history, onAsk }: ImportTableProps) {
  const { show } = history.dialog
  const unpaid = {
    completeHref: completeImportHref,
    onIgnore: (row: HistoryRow) => onAsk('ignore', row),
  }
  const rowMenu = (row: HistoryRow): MenuEntry[] => [
    { label: 'Detail', icon: <FileText />, onSelect: () => show('detail', row) },
    { label: 'Edit Track', icon: <MapPin />, onSelect: () => show('tracking', row) },
    ...(isRowUnpaid(row) ? unpaidEntries(row, unpaid) : []),
  ]
  return (
    <ShipmentsTable
      {...unpaid}
      label="Import Requests"
      history={history}
      isStaff
      withOrigin
      rowMenu={rowMenu}
      nothingYet={
        <EmptyState icon={<PackageSearch />} title="Your search results will show up here!" />
      }
    />
  )
}

function completeImportHref({ id }: HistoryRow): string {
  return urlFor('shipping.import_completion', { id })
}
