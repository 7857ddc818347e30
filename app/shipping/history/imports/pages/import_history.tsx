import { PageHeader } from '~/ui/page_header'
import { HistorySummary } from '#shipping/history/components/history_summary'
import { HistoryRowDialog } from '#shipping/history/components/history_row_dialog'
import {
  RowConfirmations,
  useRowConfirmation,
} from '#shipping/history/components/confirmations/row_confirmations'
import {
  type HistoryProps,
  useHistory,
  type HistoryState,
} from '#shipping/history/components/use_history'
import type { PushableStatuses } from '../components/import_types'
import { PushPanel } from '../components/push_panel'
import { FileText, MapPin, PackageSearch } from 'lucide-react'
import { urlFor } from '~/client'
import { EmptyState } from '~/ui/empty_state'
import type { MenuEntry } from '~/ui/menu'
import { type RowActions, unpaidEntries } from '#shipping/history/components/history_menu'
import { type HistoryRow, isRowUnpaid } from '#shipping/history/components/history_row'
import { ShipmentsTable } from '#shipping/history/components/shipments_table'

type ImportHistoryProps = HistoryProps & { statuses: PushableStatuses }

export default function ImportHistory({ statuses, ...props }: ImportHistoryProps) {
  const imports = useHistory(props, false)
  const confirmation = useRowConfirmation(imports.list.rows)

  return (
    <>
      <PageHeader
        title="Import Requests"
        description="Shipments from abroad, and where each one is."
      />
      <HistorySummary history={imports} />
      <ImportTable history={imports} onConfirm={confirmation.open} />
      <HistoryRowDialog
        history={imports}
        isStaff
        trackLabel="Edit Track"
        aboveTracking={({ row }, detail) => (
          <PushPanel row={row} detail={detail} statuses={statuses} onPushed={imports.changed} />
        )}
      />
      <RowConfirmations confirmation={confirmation} isStaff onDone={imports.changed} />
    </>
  )
}

type ImportTableProps = Pick<RowActions, 'onConfirm'> & { history: HistoryState }

function ImportTable({ history, onConfirm }: ImportTableProps) {
  const { show } = history.dialog
  const unpaid = {
    completeHref: completeImportHref,
    onIgnore: (row: HistoryRow) => onConfirm('ignore', row),
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
      isImports
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
