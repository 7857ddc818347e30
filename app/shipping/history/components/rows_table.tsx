import type { ReactNode } from 'react'
import { type Column, DataTable } from '~/ui/data_table'
import type { MenuEntry } from '~/ui/menu'
import type { HistoryRow } from './row'
import { StateFilter } from './state_filter'
import type { History } from './use_history'

type RowsTableProps = {
  label: string
  history: History
  columns: Column<HistoryRow>[]
  rowMenu: (row: HistoryRow) => MenuEntry[]
  /** Stands there until there is anything to list. */
  nothingYet: ReactNode
}

const SENTENCES = {
  loading: 'Loading your past shipments... Please wait!',
  empty: 'No records found! You may need to modify the search date.',
  error: 'Could not load shipping history. Please try again.',
}

/** Shipments by the days on which they were requested, whoever may see them. */
export function RowsTable({ label, history, columns, rowMenu, nothingYet }: RowsTableProps) {
  const { rows, server, searched, busy, failed, retry, parcelState } = history
  const hasTable = searched !== null || rows.length > 0 || parcelState !== ''
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      server={server}
      rowKey={(row) => row.id}
      sentences={SENTENCES}
      loading={busy}
      error={failed}
      onRetry={retry}
      numbered
      searchable={hasTable}
      searchLabel="Search these shipments"
      csv={hasTable}
      print={hasTable}
      rowMenu={rowMenu}
      toolbar={hasTable && <StateFilter history={history} />}
      before={hasTable ? undefined : nothingYet}
    />
  )
}
