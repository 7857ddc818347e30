import type { ReactNode } from 'react'
import { urlFor } from '~/client'
import { DatesFilter } from '~/components/dates_filter'
import { DataTable } from '~/ui/data_table'
import type { MenuEntry } from '~/ui/menu'
import type { UnpaidActions } from './history_cells'
import { historyColumns } from './history_columns'
import type { HistoryRow } from './history_row'
import { StatusFilter } from './status_filter'
import type { HistoryState } from './use_history'

type ShipmentsTableProps = UnpaidActions & {
  label: string
  history: HistoryState
  isStaff: boolean
  /** Import Requests keep their date filter before the first shipment. */
  isImports?: boolean
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
  const { isImports } = shared
  const hasFilters = isImports || !history.list.hasNoRows
  return (
    <DataTable
      label={label}
      columns={historyColumns(shared)}
      list={history.list}
      sentences={SENTENCES}
      numbered
      scrollsWithPage
      search="Search"
      filter={hasFilters && <DatesFilter list={history.list} clearsEarlyEnd={isImports} />}
      chips={!history.list.hasNoRows && <StatusFilter history={history} />}
      print
      rowMenu={rowMenu}
      opening={({ trackingNumber }) => urlFor('shipping.shipment', { number: trackingNumber })}
      nothingYet={nothingYet}
    />
  )
}
