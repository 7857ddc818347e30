import { PageHeader } from '~/ui/page_header'
import { HistoryFilters } from '#shipping/history/components/history_filters'
import { HistoryRowDialog } from '#shipping/history/components/history_row_dialog'
import {
  RowConfirmations,
  useRowConfirmation,
} from '#shipping/history/components/questions/row_confirmations'
import { StatusFilter } from '#shipping/history/components/status_filter'
import { type HistoryProps, useHistory } from '#shipping/history/components/use_history'
import { ImportTable } from '../components/import_table'
import type { PushableStatuses } from '../components/import_types'
import { PushPanel } from '../components/push_panel'

type ImportHistoryProps = HistoryProps & { statuses: PushableStatuses }

export default function ImportHistory({ statuses, ...props }: ImportHistoryProps) {
  const imports = useHistory(props, false)
  const asked = useRowConfirmation(imports.list.rows)

  return (
    <>
      <PageHeader
        title="Import Requests"
        description="Shipments from abroad, and how far each has come."
      />
      <HistoryFilters history={imports} clearsEarlyEnd />
      <StatusFilter history={imports} />
      <ImportTable history={imports} onAsk={asked.open} />
      <HistoryRowDialog
        history={imports}
        isStaff
        trackLabel="Edit Track"
        aboveTracking={({ row }, detail) => (
          <PushPanel row={row} detail={detail} statuses={statuses} onPushed={imports.changed} />
        )}
      />
      <RowConfirmations asked={asked} isStaff onDone={imports.changed} />
    </>
  )
}
