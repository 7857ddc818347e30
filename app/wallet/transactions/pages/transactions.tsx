import { Head, usePage } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { ReceiptText } from 'lucide-react'
import { urlFor } from '~/client'
import { useOpened } from '~/hooks/use_opened'
import { PeriodSearch } from '~/components/period_search'
import { DataTable } from '~/ui/data_table'
import { toDisplayDate } from '~/ui/dates'
import { EmptyState } from '~/ui/empty_state'
import { PageHeader } from '~/ui/page_header'
import type { TransactionRow } from '../components/row'
import { StatementButton } from '../components/statement_button'
import { TRANSACTION_COLUMNS } from '../components/transaction_columns'
import { TransactionDialogs, type TransactionView } from '../components/transaction_dialogs'
import { type Transactions, useTransactions } from '../components/use_transactions'

const SENTENCES = {
  loading: 'Loading transaction history... Please wait.',
  empty: 'No records found! You may need to modify the search date.',
  error: 'Could not loading transaction history. Please try again.',
}

export default function TransactionHistory({ recent }: { recent: TransactionRow[] }) {
  const list = useTransactions(recent)
  const { opened, open, dialog } = useOpened<TransactionRow, TransactionView>()
  const isTest = usePage().props.caller?.isTest
  const hasTable = list.searched !== null || list.rows.length > 0

  return (
    <>
      <Head title="Transaction History" />
      <PageHeader
        title="Transaction History"
        description="List of transactions on your wallet."
        back={{ label: 'My Wallet', href: urlFor('wallet.balance', {}), as: Link }}
      />
      <PeriodSearch list={list} summary={summaryOf(list)}>
        {!isTest && <StatementButton range={list.range} />}
      </PeriodSearch>
      <DataTable
        label="Transaction History"
        columns={TRANSACTION_COLUMNS}
        rows={list.rows}
        server={list.server}
        rowKey={(row) => row.id}
        sentences={SENTENCES}
        loading={list.busy}
        error={list.failed}
        onRetry={list.retry}
        numbered
        searchable={hasTable}
        searchLabel="Search these transactions"
        csv={hasTable}
        print={hasTable}
        onRowClick={(row) => open('detail', row)}
        rowMenu={(row) => [
          { label: 'Detail', onSelect: () => open('detail', row) },
          ...(row.shipmentId === null
            ? []
            : [{ label: 'Shipment Detail', onSelect: () => open('shipment', row) }]),
        ]}
        before={hasTable ? undefined : <NothingYet />}
      />
      {opened?.row && (
        <TransactionDialogs
          {...dialog}
          view={opened.view}
          row={opened.row}
          onOpenShipment={() => open('shipment', opened.row)}
        />
      )}
    </>
  )
}

function NothingYet() {
  return <EmptyState icon={<ReceiptText />} title="Your search results will show up here!" />
}

function summaryOf({ total, searched, server }: Transactions): string {
  if (total === 0) return ''
  const count = total === 1 ? '1 transaction' : `${total.toLocaleString('en-NG')} transactions`
  if (!searched) return total === 1 ? 'The latest transaction.' : `The latest ${count}.`
  const words = server?.query.search.trim()
  const period = `from ${toDisplayDate(searched.start)} to ${toDisplayDate(searched.end)}`
  return words ? `${count} ${period} with "${words}" in the row.` : `${count} ${period}.`
}
