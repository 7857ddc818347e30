import { useEffect } from 'react'
import { router } from '@inertiajs/react'
import { useClientTableQuery } from '~/url/use_client_table_query'
import { Badge, type BadgeTone } from '~/ui/badge'
import { type TableColumn, DataTable } from '~/ui/data_table'
import { formatNaira } from '~/ui/money'
import type { WithdrawalData } from './payout_types'

const WITHDRAWAL_BADGES: Record<WithdrawalData['status'], { tone: BadgeTone; text: string }> = {
  pending: { tone: 'secondary', text: 'On its way' },
  successful: { tone: 'success', text: 'Paid out' },
  failed: { tone: 'danger', text: 'Failed' },
}

const COLUMNS: TableColumn<WithdrawalData>[] = [
  {
    header: 'Date',
    value: 'requestDate',
    cell: (row) => (
      <time dateTime={row.requestDate} className="whitespace-nowrap">
        {row.day} <span className="text-ink-muted max-sm:block">{row.time}</span>
      </time>
    ),
    sort: 'day',
  },
  { header: 'To', value: 'accountText', sort: 'account', hideOnPhone: true },
  {
    header: 'Amount',
    value: 'amount',
    cell: (row) => formatNaira(row.amount),
    sort: 'amount',
    numeric: true,
  },
  {
    header: 'Fee',
    value: 'fee',
    cell: (row) => formatNaira(row.fee),
    sort: 'fee',
    numeric: true,
    hideOnPhone: true,
  },
  {
    header: 'Status',
    value: (row) => WITHDRAWAL_BADGES[row.status].text,
    cell: (row) => <WithdrawalStatusBadge row={row} />,
    sort: 'status',
  },
]

function WithdrawalStatusBadge({ row }: { row: WithdrawalData }) {
  const { tone, text } = WITHDRAWAL_BADGES[row.status]
  return (
    <>
      <Badge tone={tone}>{text}</Badge>
      {row.status === 'failed' && (
        <span className="mt-1 block text-xs text-ink-muted">
          {row.reason} The money is back in your wallet.
        </span>
      )}
    </>
  )
}

/** Polls every 4 seconds while a withdrawal is pending. */
function usePollWithdrawals(withdrawals: WithdrawalData[]) {
  const waits = withdrawals.some(({ status }) => status === 'pending')
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(() => router.reload(), 4000)
    return () => clearInterval(timer)
  }, [waits])
}

export function WithdrawalTable({ withdrawals }: { withdrawals: WithdrawalData[] }) {
  usePollWithdrawals(withdrawals)
  return (
    <DataTable
      label="Withdrawals"
      columns={COLUMNS}
      rows={withdrawals}
      controlled={useClientTableQuery({}, 10)}
      sentences={{ of: 'withdrawals' }}
    />
  )
}
