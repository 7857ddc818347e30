import { useState } from 'react'
import type { Data } from '@generated/data'
import { Gift, Wallet } from 'lucide-react'
import { useLoaded } from '~/api/use_loaded'
import { ShipmentDialog } from '#shipping/shipment/components/shipment_dialog'
import { Card } from '~/ui/card'
import { DataTable } from '~/ui/data_table'
import { ErrorState } from '~/ui/error_state'
import { Field } from '~/ui/field'
import { formatNaira } from '~/ui/money'
import { Select } from '~/ui/select'
import { StatCard } from '~/ui/stat_card'
import type { TransactionRow } from '#wallet/transactions/components/row'
import { TRANSACTION_COLUMNS } from '#wallet/transactions/components/transaction_columns'
import type { Account } from './types'
import { WalletOperation } from './wallet_operation'
import { useOpened } from '~/hooks/use_opened'

export type StaffWallet = Data.Wallet.Balances.Wallet.Variants['forStaff']

const SENTENCES = {
  loading: 'Loading transaction history... Please wait.',
  empty: 'No records found!',
  error: 'Could not loading transaction history. Please try again.',
}

interface WalletTabProps {
  person: Account
  /** The one to begin with, where somebody followed a link to it. */
  walletId: number | null
}

/** What somebody has in each of their wallets, what staff put in or take out, and where the rest went. */
export function WalletTab({ person, walletId }: WalletTabProps) {
  const [chosen, setChosen] = useState(walletId)
  const wallets = useLoaded('api.wallet.user_wallets.list', { params: { userId: person.id } })
  const list = wallets.data ?? []
  const wallet = list.find(({ id }) => id === chosen) ?? list[0] ?? null

  if (wallets.failure) {
    return <ErrorState message={wallets.failure.message} onRetry={wallets.retry} />
  }
  return (
    <div className="grid gap-4">
      <WalletChoice wallets={list} wallet={wallet} onChoose={setChosen} />
      <Balances wallet={wallet} />
      {wallet && (
        <OneWallet key={wallet.id} userId={person.id} wallet={wallet} onChanged={wallets.retry} />
      )}
    </div>
  )
}

interface WalletChoiceProps {
  wallets: readonly StaffWallet[]
  wallet: StaffWallet | null
  onChoose: (id: number) => void
}

/** Which wallet all below is about; a choice only where there is more than one. */
function WalletChoice({ wallets, wallet, onChoose }: WalletChoiceProps) {
  if (!wallet) return null
  if (wallets.length === 1) return <h2 className="font-semibold">{wallet.title}</h2>
  return (
    <Field label="Wallet" className="max-w-md">
      <Select
        options={wallets.map(({ id, title }) => ({ value: id, label: title }))}
        value={wallet.id}
        onChange={onChoose}
      />
    </Field>
  )
}

interface OneWalletProps {
  userId: number
  wallet: StaffWallet
  onChanged: () => void
}

function OneWallet({ userId, wallet, onChanged }: OneWalletProps) {
  const recent = useLoaded('api.wallet.user_wallets.transactions', {
    params: { userId },
    query: { walletId: wallet.id },
  })

  function reload() {
    onChanged()
    recent.retry()
  }

  return (
    <>
      <Card title="Debit or credit this wallet" description={wallet.title}>
        <WalletOperation userId={userId} wallet={wallet} onDone={reload} />
      </Card>
      <Transactions recent={recent} title={wallet.title} />
    </>
  )
}

function Balances({ wallet }: { wallet: StaffWallet | null }) {
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
  title,
}: {
  recent: ReturnType<typeof useLoaded<'api.wallet.user_wallets.transactions'>>
  title: string
}) {
  const { opened, open, dialog } = useOpened<number, 'shipment'>()
  const show = ({ shipmentId }: TransactionRow) => shipmentId && open('shipment', shipmentId)

  return (
    <>
      <DataTable
        label={`Transactions, ${title}`}
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
