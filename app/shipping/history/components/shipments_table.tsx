import type { ReactNode } from 'react'
import { urlFor } from '~/client'
import { type TableColumn, DataTable } from '~/ui/data_table'
import type { MenuEntry } from '~/ui/menu'
import type { UnpaidActions } from './history_cells'
import { historyColumns } from './history_columns'
import type { HistoryRow } from './history_row'
import type { HistoryState } from './use_history'

type ShipmentsTableProps = UnpaidActions & {
  label: string
  history: HistoryState
  isStaff: boolean
  withOrigin?: boolean
  rowMenu: (row: HistoryRow) => MenuEntry[]
  nothingYet: ReactNode
}

const SENTENCES = {
  loading: 'Loading your past shipments... Please wait!',
  empty: 'No records found! You may need to modify the search date.',
  error: 'Could not load shipping history. Please try again.',
}

export function ShipmentsTable({
  label,
  history,
  rowMenu,
  nothingYet,
  ...shared
}: ShipmentsTableProps) {
  const { list, question } = history
  const isAsked = Object.values(question).some(Boolean)
  const hasNothing = !isAsked && !list.loading && !list.failed && list.server.total === 0
  const columns: TableColumn<HistoryRow>[] = historyColumns(shared)
  return (
    <DataTable
      label={label}
      columns={columns}
      list={list}
      sentences={SENTENCES}
      numbered
      search={!hasNothing && 'Search number, name or phone'}
      csv={!hasNothing && Boolean(list.server.csvHref)}
      print={!hasNothing}
      rowMenu={rowMenu}
      opening={({ trackingNumber }) => urlFor('shipping.shipment', { number: trackingNumber })}
      before={hasNothing ? nothingYet : undefined}
    />
  )
}
