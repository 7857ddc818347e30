import { useMemo } from 'react'
import { completeHref } from './history_cells'
import { historyColumns } from './history_columns'
import { historyMenu, type HistoryView, type RowActions } from './history_menu'
import { NothingYet } from './nothing_yet'
import { RowsTable } from './rows_table'
import { useDownload } from './use_download'
import { useRetry } from './use_retry'
import type { History } from './use_history'

type HistoryTableProps = Pick<RowActions<HistoryView>, 'onOpen'> & {
  history: History
  isStaff: boolean
}

export function HistoryTable({ history, isStaff, onOpen }: HistoryTableProps) {
  const { download } = useDownload()
  const retry = useRetry(history)
  const columns = useMemo(
    () => historyColumns({ isStaff, completeHref, onIgnore: (row) => onOpen('ignore', row) }),
    [isStaff, onOpen]
  )
  return (
    <RowsTable
      label="Past Shipments"
      history={history}
      columns={columns}
      rowMenu={(row) => historyMenu(row, isStaff, { onOpen, onDownload: download, onRetry: retry })}
      nothingYet={<NothingYet />}
    />
  )
}
