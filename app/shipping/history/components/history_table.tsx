import { Link } from '@adonisjs/inertia/react'
import { PackageSearch } from 'lucide-react'
import { useBulkCalls } from '~/api/use_bulk_calls'
import { urlFor } from '~/client'
import { BulkProgress } from '~/components/bulk_progress'
import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty_state'
import { useTickedRows } from '~/ui/use_ticked_rows'
import { completeBookingHref } from './history_cells'
import { historyMenu, type RowActions } from './history_menu'
import { ShipmentsTable } from './shipments_table'
import { TickedShipments } from './ticked_shipments'
import { useShipmentDocumentDownload } from './use_shipment_document_download'
import { useRetryBooking } from './use_retry_booking'
import type { HistoryState } from './use_history'

type HistoryTableProps = Pick<RowActions, 'onConfirm'> & { history: HistoryState; isStaff: boolean }

export function HistoryTable({ history, isStaff, onConfirm }: HistoryTableProps) {
  const { download } = useShipmentDocumentDownload()
  const onRetry = useRetryBooking(history.changed)
  const ticks = useTickedRows(history.list.rows, {
    name: ({ trackingNumber }) => trackingNumber,
  })
  const bulk = useBulkCalls(() => {
    ticks.clear()
    history.changed()
  })
  const actions = { onConfirm, onRetry, onOpen: history.dialog.show, onDownload: download }
  return (
    <ShipmentsTable
      label="Past Shipments"
      history={history}
      isStaff={isStaff}
      completeHref={completeBookingHref}
      onIgnore={(row) => onConfirm('ignore', row)}
      rowMenu={(row) => historyMenu(row, isStaff, actions)}
      nothingYet={<EmptyHistory />}
      {...(isStaff && {
        tickColumn: ticks.column,
        ticked: ticks.ticked,
        footer: (
          <>
            <BulkProgress bulk={bulk} />
            {ticks.ticked.length > 0 && (
              <TickedShipments rows={ticks.ticked} bulk={bulk} onClear={ticks.clear} />
            )}
          </>
        ),
      })}
    />
  )
}

function EmptyHistory() {
  return (
    <EmptyState
      icon={<PackageSearch />}
      title="No shipments yet"
      action={
        <Button as={Link} variant="secondary" href={urlFor('shipping.book', {})}>
          Book a Shipment
        </Button>
      }
    >
      Parcels you book will show here with their status.
    </EmptyState>
  )
}
