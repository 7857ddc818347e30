import type { Data } from '@generated/data'
import { Gift, Wallet } from 'lucide-react'
import { useLoaded } from '~/api/use_loaded'
import { ShipmentDialog } from '#shipping/shipment/components/shipment_dialog'
import { Card } from '~/ui/card'
import { DataTable } from '~/ui/data_table'
import { ErrorState } from '~/ui/error_state'
import { formatNaira } from '~/ui/money'
import { StatCard } from '~/ui/stat_card'
import type { TransactionRow } from '#wallet/transactions/components/row'
import { TRANSACTION_COLUMNS } from '#wallet/transactions/components/transaction_columns'
import { type Account, nameOf } from './types'
import { WalletOperation } from './wallet_operation'
import { useOpened } from '~/hooks/use_opened'

const SENTENCES = {
  loading: 'Loading transaction history... Please wait.',
  empty: 'No records found!',
  error: 'Could not loading transaction history. Please try again.',
}

/** What somebody has, what staff put in or take out, and where the rest went. */
export function WalletTab({ person }: { person: Account }) {
  const userId = person.id
  const wallet = useLoaded('api.wallet.user_wallets.show', { params: { userId } })
  const recent = useLoaded('api.wallet.user_wallets.transactions', { params: { userId } })

  function reload() {
    wallet.retry()
    recent.retry()
  }

  if (wallet.failure) return <ErrorState message={wallet.failure.message} onRetry={reload} />
  return (
    <div className="grid gap-4">
      <Balances wallet={wallet.data} />
      {wallet.data && (
        <Card title="Debit or credit this wallet">
          <WalletOperation
            owner={nameOf(person)}
            userId={userId}
            wallet={wallet.data}
            onDone={reload}
          />
        </Card>
      )}
      <Transactions recent={recent} />
    </div>
  )
}

function Balances({ wallet }: { wallet: Data.Wallet.Balances.Wallet | null }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <StatCard
        label="Wallet Balance"
        value={wallet ? formatNaira(wallet.cashBalance) : ''}
        loading={!wallet}
        icon={<Wallet aria-hidden="true" />}
      />
      <StatCard
        label="Cashback Balance"
        value={wallet ? formatNaira(wallet.cashBackBalance) : ''}
        loading={!wallet}
        icon={<Gift aria-hidden="true" />}
      />
    </div>
  )
}

/** A row that has a shipment opens it. */
function Transactions({
  recent,
}: {
  recent: ReturnType<typeof useLoaded<'api.wallet.user_wallets.transactions'>>
}) {
  const { opened, open, dialog } = useOpened<number, 'shipment'>()
  const show = ({ shipmentId }: TransactionRow) => shipmentId && open('shipment', shipmentId)

  return (
    <>
      <DataTable
        label="Transactions"
        columns={TRANSACTION_COLUMNS}
        rows={recent.data ?? []}
        rowKey={({ id }) => id}
        sentences={SENTENCES}
        loading={!recent.data && !recent.failure}
        error={Boolean(recent.failure)}
        onRetry={recent.retry}
        numbered
        onRowClick={show}
        rowMenu={(row) => [
          {
            label: 'Shipment Detail',
            disabled: row.shipmentId === null,
            onSelect: () => show(row),
          },
        ]}
      />
      {opened?.row && <ShipmentDialog {...dialog} id={opened.row} isStaff />}
    </>
  )
}
