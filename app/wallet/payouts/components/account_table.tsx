import type { ReactNode } from 'react'
import { useTableQuery } from '~/address/use_table_query'
import { type Column, DataTable } from '~/ui/data_table'
import type { PayoutAccount } from './types'

interface AccountTableProps {
  accounts: PayoutAccount[]
  /** At the end of each row, named apart for whoever cannot see the row. */
  action?: (account: PayoutAccount) => ReactNode
  onChoose?: (account: PayoutAccount) => void
}

const COLUMNS: Column<PayoutAccount>[] = [
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

/** The linked accounts, of which there are a few. */
export function AccountTable({ accounts, action, onChoose }: AccountTableProps) {
  const last: Column<PayoutAccount>[] = action
    ? [{ id: 'action', header: 'Action', cell: action, csv: false, numeric: true }]
    : []
  return (
    <DataTable
      label="Linked Accounts"
      columns={[...COLUMNS, ...last]}
      rows={accounts}
      kept={useTableQuery({ prefix: 'accounts' })}
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
