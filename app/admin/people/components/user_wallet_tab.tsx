import { useEffect } from 'react'
import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { Gift, Wallet } from 'lucide-react'
import { useQueryParam } from '~/url/use_url_query'
import { useClientTableQuery } from '~/url/use_client_table_query'
import { urlFor } from '~/client'
import { DeferredProp } from '~/components/deferred_prop'
import {
  type TransactionShipment,
  TransactionShipmentDialog,
  useTransactionShipment,
} from '~/components/transaction_shipment_dialog'
import { Card } from '~/ui/card'
import { DataTable } from '~/ui/data_table'
import { Field } from '~/ui/field'
import { formatNaira } from '~/ui/money'
import { Select } from '~/ui/select'
import { StatCard } from '~/ui/stat_card'
import type { TransactionRow } from '#wallet/transactions/components/transaction_row'
import { TRANSACTION_COLUMNS } from '#wallet/transactions/components/transaction_columns'
import type { UserAccountDetails } from './user_types'
import { WalletOperationForm, type StaffWallet } from './wallet_operation_form'

const TRANSACTION_TABLE_TEXTS = {
  loading: 'Loading transaction history... Please wait.',
  empty: 'No records found!',
  error: 'Could not loading transaction history. Please try again.',
}

export interface UserWalletTabProps {
  person: UserAccountDetails
  wallets?: StaffWallet[]
  /** The latest transactions of the wallet in the address, or of the first one. */
  transactions?: { walletId: number | null; rows: TransactionRow[] }
  shipment?: TransactionShipment
}

export function UserWalletTab({ person, wallets, transactions, shipment }: UserWalletTabProps) {
  const subject = useTransactionShipment(shipment)
  // Switches wallets before the rows arrive, so that new input belongs to the chosen wallet.
  const [chosen, choose] = useQueryParam('wallet')
  const wallet = wallets?.find(({ id }) => String(id) === chosen) ?? wallets?.[0] ?? null
  const isOther = Boolean(wallet && transactions && transactions.walletId !== wallet.id)
  useEffect(() => {
    if (isOther) router.reload({ only: ['transactions'] })
  }, [isOther, wallet?.id])

  return (
    <div className="grid gap-4">
      <DeferredProp
        name="wallets"
        value={wallets}
        loading={<UserWalletBalances wallet={null} />}
        failed="Could not load the wallets. Please try again."
      >
        {(list) => (
          <>
            <WalletSelect wallets={list} wallet={wallet} onChoose={choose} />
            <UserWalletBalances wallet={wallet} />
            {wallet && <WalletOperationCard person={person} wallet={wallet} />}
          </>
        )}
      </DeferredProp>
      <WalletTransactions
        rows={isOther ? undefined : transactions?.rows}
        title={wallet?.title ?? ''}
        onOpen={subject.open}
      />
      <TransactionShipmentDialog subject={subject} isStaff />
    </div>
  )
}

function WalletOperationCard({
  person,
  wallet,
}: {
  person: UserAccountDetails
  wallet: StaffWallet
}) {
  return (
    <Card title="Debit or credit this wallet">
      <WalletOperationForm
        key={wallet.id}
        userId={person.id}
        wallet={wallet}
        onDone={() => router.reload({ only: ['wallets', 'transactions', 'waiting'] })}
      />
    </Card>
  )
}

interface WalletSelectProps {
  wallets: readonly StaffWallet[]
  wallet: StaffWallet | null
  onChoose: (id: number) => void
}

function WalletSelect({ wallets, wallet, onChoose }: WalletSelectProps) {
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

function UserWalletBalances({ wallet }: { wallet: StaffWallet | null }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <StatCard
        label="Wallet Balance"
        value={wallet ? formatNaira(wallet.cashBalance) : ''}
        hint={wallet && wallet.creditLimit > 0 && `Credit limit ${formatNaira(wallet.creditLimit)}`}
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

type WalletTransactionsProps = {
  rows: TransactionRow[] | undefined
  title: string
  onOpen: (shipmentId: number) => void
}

function WalletTransactions({ rows, title, onOpen }: WalletTransactionsProps) {
  const controlled = useClientTableQuery()
  const table = (shown: TransactionRow[], loading: boolean) => (
    <DataTable
      label={title ? `Transactions, ${title}` : 'Transactions'}
      columns={TRANSACTION_COLUMNS}
      rows={shown}
      controlled={controlled}
      sentences={TRANSACTION_TABLE_TEXTS}
      loading={loading}
      numbered
      opening={({ shipmentId }) => (shipmentId === null ? null : () => onOpen(shipmentId))}
      rowMenu={({ shipmentId, reference }) => [
        {
          label: 'Shipment Detail',
          disabled: shipmentId === null,
          onSelect: () => shipmentId && onOpen(shipmentId),
        },
        { label: 'Proof', href: urlFor('admin.proof', {}, { qs: { reference } }), as: Link },
      ]}
    />
  )
  return (
    <DeferredProp
      name="transactions"
      value={rows}
      loading={table([], true)}
      failed={TRANSACTION_TABLE_TEXTS.error}
    >
      {(shown) => table(shown, false)}
    </DeferredProp>
  )
}
