import type { ReactNode } from 'react'
import { urlFor } from '~/client'
import { DatesFilter } from '~/components/dates_filter'
import { DataTable, type DataTableProps, type TableColumn } from '~/ui/data_table'
import type { MenuEntry } from '~/ui/menu'
import type { UnpaidActions } from './history_cells'
import { historyColumns } from './history_columns'
import type { HistoryRow } from './history_row'
import { StatusFilter } from './status_filter'
import { useHiddenColumns, ViewMenu } from './view_menu'
import type { HistoryState } from './use_history'

type ShipmentsTableProps = UnpaidActions & {
  label: string
  history: HistoryState
  isStaff: boolean
  /** Import Requests keep their date filter before the first shipment. */
  isImports?: boolean
  rowMenu: (row: HistoryRow) => MenuEntry[]
  nothingYet: ReactNode
  /** Staff choose columns and tick rows. */
  tickColumn?: TableColumn<HistoryRow>
} & Pick<DataTableProps<HistoryRow>, 'ticked' | 'footer'>

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
  tickColumn,
  ticked,
  footer,
  ...shared
}: ShipmentsTableProps) {
  const { isImports } = shared
  const hidden = useHiddenColumns()
  const all = historyColumns(shared)
  const columns = tickColumn
    ? [tickColumn, ...all.filter(({ header }) => !hidden.includes(header))]
    : all
  const hasFilters = isImports || !history.list.hasNoRows
  return (
    <DataTable
      label={label}
      columns={columns}
      ticked={ticked}
      footer={footer}
      list={history.list}
      sentences={SENTENCES}
      numbered={!tickColumn}
      scrollsWithPage
      search="Search"
      filter={
        hasFilters && (
          <>
            <DatesFilter list={history.list} clearsEarlyEnd={isImports} />
            {tickColumn && (
              <span className="max-sm:hidden">
                <ViewMenu headers={all.map(({ header }) => header)} history={history} />
              </span>
            )}
          </>
        )
      }
      chips={!history.list.hasNoRows && <StatusFilter history={history} />}
      print
      rowMenu={rowMenu}
      opening={({ trackingNumber }) => urlFor('shipping.shipment', { number: trackingNumber })}
      nothingYet={nothingYet}
    />
  )
}
