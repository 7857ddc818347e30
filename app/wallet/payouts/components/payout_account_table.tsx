import type { ReactNode } from 'react'
import { useClientTableQuery } from '~/url/use_client_table_query'
import { type TableColumn, DataTable } from '~/ui/data_table'
import type { PayoutAccountData } from './payout_types'

interface PayoutAccountTableProps {
  accounts: PayoutAccountData[]
  /** The button of a row. Its accessible name must differ from row to row. */
  action?: (account: PayoutAccountData) => ReactNode
  onChoose?: (account: PayoutAccountData) => void
}

const COLUMNS: TableColumn<PayoutAccountData>[] = [
  { header: 'Bank', value: 'bankName' },
  { header: 'Account Number', value: 'accountNumber' },
  { header: 'Account Name', value: 'accountName', hideOnPhone: true },
]

export function PayoutAccountTable({ accounts, action, onChoose }: PayoutAccountTableProps) {
  const last: TableColumn<PayoutAccountData>[] = action
    ? [{ header: 'Action', cell: action, numeric: true }]
    : []
  return (
    <DataTable
      label="Linked Accounts"
      columns={[...COLUMNS, ...last]}
      rows={accounts}
      controlled={useClientTableQuery({ prefix: 'accounts' })}
      onRowClick={onChoose}
      sentences={{ empty: 'No bank account is linked yet.' }}
    />
  )
}
