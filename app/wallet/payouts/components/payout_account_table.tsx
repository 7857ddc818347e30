import type { ReactNode } from 'react'
import { useClientTableQuery } from '~/url/use_client_table_query'
import { type TableColumn, DataTable } from '~/ui/data_table'
import type { PayoutAccountData } from './payout_types'

interface PayoutAccountTableProps {
  accounts: PayoutAccountData[]
  /** Needs a distinct accessible name per row. */
  action?: (account: PayoutAccountData) => ReactNode
  onChoose?: (account: PayoutAccountData) => void
}

const COLUMNS: TableColumn<PayoutAccountData>[] = [
  { id: 'bankName', header: 'Bank', value: (row) => row.bankName, sortable: false },
  {
    id: 'accountNumber',
    header: 'Account Number',
    value: (row) => row.accountNumber,
    sortable: false,
  },
  {
    id: 'accountName',
    header: 'Account Name',
    value: (row) => row.accountName,
    sortable: false,
    hideOnPhone: true,
  },
]

export function PayoutAccountTable({ accounts, action, onChoose }: PayoutAccountTableProps) {
  const last: TableColumn<PayoutAccountData>[] = action
    ? [{ id: 'action', header: 'Action', cell: action, csv: false, numeric: true }]
    : []
  return (
    <DataTable
      label="Linked Accounts"
      columns={[...COLUMNS, ...last]}
      rows={accounts}
      kept={useClientTableQuery({ prefix: 'accounts' })}
      onRowClick={onChoose}
      csv={false}
      print={false}
      sentences={{
        empty: 'No bank account is linked yet.',
        loading: 'Loading accounts...',
        error: 'Could not load your accounts. Please try again.',
      }}
    />
  )
}
