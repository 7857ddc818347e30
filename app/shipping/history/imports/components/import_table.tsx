import { useMemo } from 'react'
import { FileText, MapPin, PackageSearch } from 'lucide-react'
import { urlFor } from '~/client'
import { EmptyState } from '~/ui/empty_state'
import type { MenuEntry } from '~/ui/menu'
import { historyColumns } from '#shipping/history/components/history_columns'
import { type RowActions, unpaidEntries } from '#shipping/history/components/history_menu'
import { type HistoryRow, isUnpaid } from '#shipping/history/components/row'
import { RowsTable } from '#shipping/history/components/rows_table'
import type { History } from '#shipping/history/components/use_history'

type ImportTableProps = Pick<RowActions, 'onOpen'> & { history: History }

export function ImportTable({ history, onOpen }: ImportTableProps) {
  const unpaid = useMemo(
    () => ({ completeHref, onIgnore: (row: HistoryRow) => onOpen('ignore', row) }),
    [onOpen]
  )
  const columns = useMemo(
    () => historyColumns({ isStaff: true, withOrigin: true, ...unpaid }),
    [unpaid]
  )
  const rowMenu = (row: HistoryRow): MenuEntry[] => [
    { label: 'Detail', icon: <FileText />, onSelect: () => onOpen('detail', row) },
    { label: 'Edit Track', icon: <MapPin />, onSelect: () => onOpen('tracking', row) },
    ...(isUnpaid(row) ? unpaidEntries(row, unpaid) : []),
  ]
  return (
    <RowsTable
      label="Import Requests"
      history={history}
      columns={columns}
      rowMenu={rowMenu}
      nothingYet={
        <EmptyState icon={<PackageSearch />} title="Your search results will show up here!" />
      }
    />
  )
}

function completeHref({ id }: HistoryRow): string {
  return urlFor('shipping.import_completion', { id })
}
