import { Head } from '@inertiajs/react'
import { useOpened } from '~/hooks/use_opened'
import { PageHeader } from '~/ui/page_header'
import { HistoryFilters } from '#shipping/history/components/history_filters'
import { OpenedRow } from '#shipping/history/components/opened_row'
import type { HistoryRow } from '#shipping/history/components/row'
import { RowDialogs } from '#shipping/history/components/questions/row_dialogs'
import type { Question } from '#shipping/history/components/questions/row_question'
import { StatusFilter } from '#shipping/history/components/status_filter'
import { type HistoryProps, useHistory } from '#shipping/history/components/use_history'
import { ImportTable } from '../components/import_table'
import type { PushableStatuses } from '../components/import_types'
import { PushPanel } from '../components/push_panel'

type ImportHistoryProps = HistoryProps & { statuses: PushableStatuses }

export default function ImportHistory({ statuses, ...props }: ImportHistoryProps) {
  const imports = useHistory(props, false)
  const asked = useOpened<HistoryRow, Question>()

  return (
    <>
      <Head title="Import Requests" />
      <PageHeader
        title="Import Requests"
        description="Shipments from abroad, and how far each has come."
      />
      <HistoryFilters history={imports} />
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
      <RowDialogs asked={asked} onDone={imports.changed} />
    </>
  )
}
