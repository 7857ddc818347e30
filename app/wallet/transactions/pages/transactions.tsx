import { usePage } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { ReceiptText } from 'lucide-react'
import { type Listed, type Paged, type Question, useListed } from '~/address/use_listed'
import { useAddressed } from '~/address/use_addressed'
import { urlFor } from '~/client'
import type { Subject } from '~/components/subject_dialog'
import type { Range } from '~/ui/align_range'
import { countText } from '~/ui/count_text'
import { DataTable } from '~/ui/data_table'
import { periodText } from '~/ui/dates'
import { EmptyState } from '~/ui/empty_state'
import { PageHeader } from '~/ui/page_header'
import { OpenedDialogs } from '../components/opened_dialogs'
import type { TransactionRow } from '../components/row'
import { StatementButton } from '../components/statement_button'
import { TRANSACTION_COLUMNS } from '../components/transaction_columns'
import type { TransactionDetail } from '../components/transaction_dialog'
import { TransactionFilters } from '../components/transaction_filters'

const SENTENCES = {
  loading: 'Loading transaction history... Please wait.',
  empty: 'No records found! You may need to modify the search date.',
  error: 'Could not loading transaction history. Please try again.',
}

interface TransactionHistoryProps {
  today: string
  question: Question
  transactions?: Paged<TransactionRow>
  /** The one that the address opens. */
  entry?: TransactionDetail | null
  shipment?: Subject
}

export default function TransactionHistory(props: TransactionHistoryProps) {
  const { today, question, transactions, entry, shipment } = props
  const { caller } = usePage().props
  const list = useListed(transactions, {
    prop: 'transactions',
    question,
    csv: 'api.wallet.transactions.export',
  })
  const opened = useAddressed(['entry'], { props: { entry: 'entry' } })
  const days = { start: question.startDate ?? '', end: question.endDate ?? '' }
  const isEmpty = !list.loading && !list.failed && list.server.total === 0
  const hasNothing = isEmpty && !days.start && !days.end && !list.server.query.search

  return (
    <>
      <PageHeader
        title="Transaction History"
        description="List of transactions on your wallet."
        back={{ label: 'My Wallet', href: urlFor('wallet.balance', {}), as: Link }}
      />
      <TransactionFilters
        days={days}
        today={today}
        onChoose={({ start, end }) => list.filter({ startDate: start, endDate: end })}
      >
        {!caller?.isTest && <StatementButton range={days} />}
      </TransactionFilters>
      <p role="status" className="no-print mb-2 min-h-5 text-sm text-ink-muted">
        {summaryOf(list, days)}
      </p>
      <DataTable
        label="Transaction History"
        columns={TRANSACTION_COLUMNS}
        list={list}
        sentences={SENTENCES}
        numbered
        searchable={!hasNothing}
        searchLabel="Search these transactions"
        csv={!hasNothing}
        print={!hasNothing}
        opening={(row) => () => opened.open('entry', row.id)}
        before={hasNothing ? <NothingYet /> : undefined}
      />
      <OpenedDialogs {...{ opened, entry, shipment }} />
    </>
  )
}

function NothingYet() {
  return <EmptyState icon={<ReceiptText />} title="Your search results will show up here!" />
}

function summaryOf({ server, loading, failed }: Listed<TransactionRow>, days: Range): string {
  const { total, hasMore, query } = server
  if (loading || failed || total === 0) return ''
  const count = total === 1 ? '1 transaction' : `${countText(total, hasMore)} transactions`
  const words = query.search.trim()
  const parts = [count, periodText(days), words && `with "${words}" in the row`]
  return `${parts.filter(Boolean).join(' ')}.`
}
