import { useEffect } from 'react'
import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Gift, Wallet } from 'lucide-react'
import { useParam } from '~/address/use_address'
import { useTableQuery } from '~/address/use_table_query'
import { urlFor } from '~/client'
import { LateProp } from '~/components/late_prop'
import { type Subject, SubjectDialog, useSubject } from '~/components/subject_dialog'
import { Card } from '~/ui/card'
import { DataTable } from '~/ui/data_table'
import { Field } from '~/ui/field'
import { formatNaira } from '~/ui/money'
import { Select } from '~/ui/select'
import { StatCard } from '~/ui/stat_card'
import type { TransactionRow } from '#wallet/transactions/components/row'
import { TRANSACTION_COLUMNS } from '#wallet/transactions/components/transaction_columns'
import type { Account } from './types'
import { WalletOperation } from './wallet_operation'

export type StaffWallet = Data.Wallet.Balances.Wallet.Variants['forStaff']

const SENTENCES = {
  loading: 'Loading transaction history... Please wait.',
  empty: 'No records found!',
  error: 'Could not loading transaction history. Please try again.',
}

export interface WalletTabProps {
  person: Account
  wallets?: StaffWallet[]
  /** The latest of the wallet that the address names, or else of the first. */
  transactions?: { walletId: number | null; rows: TransactionRow[] }
  shipment?: Subject
}

/** What somebody has in each of their wallets, what staff put in or take out, and where the rest went. */
export function WalletTab({ person, wallets, transactions, shipment }: WalletTabProps) {
  const subject = useSubject(shipment)
  // At once: what is typed next is meant for the wallet that was chosen, whenever its rows arrive.
  const [chosen, choose] = useParam('wallet')
  const wallet = wallets?.find(({ id }) => String(id) === chosen) ?? wallets?.[0] ?? null
  const isOther = Boolean(wallet && transactions && transactions.walletId !== wallet.id)
  useEffect(() => {
    if (isOther) router.reload({ only: ['transactions'] })
  }, [isOther, wallet?.id])

  return (
    <div className="grid gap-4">
      <LateProp
        name="wallets"
        value={wallets}
        loading={<Balances wallet={null} />}
        failed="Could not load the wallets. Please try again."
      >
        {(list) => (
          <>
            <WalletChoice wallets={list} wallet={wallet} onChoose={choose} />
            <Balances wallet={wallet} />
            {wallet && <Operation person={person} wallet={wallet} />}
          </>
        )}
      </LateProp>
      <Transactions
        rows={isOther ? undefined : transactions?.rows}
        title={wallet?.title ?? ''}
        onOpen={subject.open}
      />
      <SubjectDialog subject={subject} isStaff />
    </div>
  )
}

function Operation({ person, wallet }: { person: Account; wallet: StaffWallet }) {
  return (
    <Card title="Debit or credit this wallet" description={wallet.title}>
      <WalletOperation
        key={wallet.id}
        userId={person.id}
        wallet={wallet}
        onDone={() => router.reload({ only: ['wallets', 'transactions', 'waiting'] })}
      />
    </Card>
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

type TransactionsProps = {
  rows: TransactionRow[] | undefined
  title: string
  onOpen: (shipmentId: number) => void
}

/** A row that has a shipment opens it. */
function Transactions({ rows, title, onOpen }: TransactionsProps) {
  const kept = useTableQuery()
  const table = (shown: TransactionRow[], loading: boolean) => (
    <DataTable
      label={title ? `Transactions, ${title}` : 'Transactions'}
      columns={TRANSACTION_COLUMNS}
      rows={shown}
      kept={kept}
      sentences={SENTENCES}
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
    <LateProp name="transactions" value={rows} loading={table([], true)} failed={SENTENCES.error}>
      {(shown) => table(shown, false)}
    </LateProp>
  )
}
