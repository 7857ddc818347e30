import { usePage } from '@inertiajs/react'
import {
  type ServerListState,
  type PaginatedRows,
  type ListParams,
  useServerList,
} from '~/url/use_server_list'
import { useUrlDialog } from '~/url/use_url_dialog'
import { DatesFilter } from '~/components/dates_filter'
import type { TransactionShipment } from '~/components/transaction_shipment_dialog'
import type { DateRangeValues } from '~/ui/date_range_values'
import { countText } from '~/ui/count_text'
import { DataTable } from '~/ui/data_table'
import { formatPeriod } from '~/ui/iso_dates'
import { PageHeader } from '~/ui/page_header'
import { NoTransactions } from '../components/no_transactions'
import { TransactionDialogs } from '../components/transaction_dialogs'
import type { TransactionRow } from '../components/transaction_row'
import { StatementButton } from '../components/statement_button'
import { TRANSACTION_COLUMNS } from '../components/transaction_columns'
import type { TransactionDetailData } from '../components/transaction_dialog'

const LIST_STATE_TEXTS = {
  loading: 'Loading transaction history... Please wait.',
  empty: 'No records found! You may need to modify the search date.',
  error: 'Could not loading transaction history. Please try again.',
}

interface TransactionHistoryProps {
  listQuery: ListParams
  transactions?: PaginatedRows<TransactionRow>
  entry?: TransactionDetailData | null
  shipment?: TransactionShipment
}

export default function TransactionHistory(props: TransactionHistoryProps) {
  const { listQuery, transactions, entry, shipment } = props
  const { caller } = usePage().props
  const list = useServerList(transactions, {
    prop: 'transactions',
    listQuery,
    csv: 'api.wallet.transactions.export',
  })
  const opened = useUrlDialog(['entry'], { props: { entry: 'entry' } })
  const days = { start: listQuery.startDate ?? '', end: listQuery.endDate ?? '' }

  return (
    <>
      <PageHeader title="Transaction History" description="List of transactions on your wallet." />
      {!list.hasNoRows && (
        <p role="status" className="no-print mb-2 min-h-5 text-sm text-ink-muted">
          {transactionListSummary(list, days)}
        </p>
      )}
      <DataTable
        label="Transaction History"
        columns={TRANSACTION_COLUMNS}
        list={list}
        sentences={LIST_STATE_TEXTS}
        numbered
        search="Search"
        filter={!list.hasNoRows && <DatesFilter list={list} />}
        toolbar={!caller?.isTest && days.start && days.end && <StatementButton range={days} />}
        print
        onOpen={({ id }) => opened.open('entry', id)}
        nothingYet={<NoTransactions />}
      />
      <TransactionDialogs opened={opened} entry={entry} shipment={shipment} />
    </>
  )
}

function transactionListSummary(
  { server, loading, failed }: ServerListState<TransactionRow>,
  days: DateRangeValues
): string {
  const { total, hasMore, query } = server
  if (loading || failed || total === 0) return ''
  const count = total === 1 ? '1 transaction' : `${countText(total, hasMore)} transactions`
  const search = query.search.trim()
  const parts = [count, formatPeriod(days), search && `with "${search}" in the row`]
  return `${parts.filter(Boolean).join(' ')}.`
}
