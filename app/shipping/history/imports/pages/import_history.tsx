import { PageHeader } from '~/ui/page_header'
import { HistoryFilters } from '#shipping/history/components/history_filters'
import { OpenedRow } from '#shipping/history/components/opened_row'
import { RowDialogs, useRowQuestion } from '#shipping/history/components/questions/row_dialogs'
import { StatusFilter } from '#shipping/history/components/status_filter'
import { type HistoryProps, useHistory } from '#shipping/history/components/use_history'
import { ImportTable } from '../components/import_table'
import type { PushableStatuses } from '../components/import_types'
import { PushPanel } from '../components/push_panel'

type ImportHistoryProps = HistoryProps & { statuses: PushableStatuses }

export default function ImportHistory({ statuses, ...props }: ImportHistoryProps) {
  const imports = useHistory(props, false)
  const asked = useRowQuestion(imports.list.rows)

  return (
    <>
      <PageHeader
        title="Import Requests"
        description="Shipments from abroad, and how far each has come."
      />
      <HistoryFilters history={imports} clearsEarlyEnd />
      <StatusFilter history={imports} />
      <ImportTable history={imports} onAsk={asked.open} />
      <OpenedRow
        history={imports}
        isStaff
        trackLabel="Edit Track"
        aboveTracking={({ row }, detail) => (
          <PushPanel row={row} detail={detail} statuses={statuses} onPushed={imports.changed} />
        )}
      />
      <RowDialogs asked={asked} isStaff onDone={imports.changed} />
    </>
  )
}
