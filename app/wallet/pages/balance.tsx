import { Head } from '@inertiajs/react'

type BalanceProps = { cashBalance: string; bonusTitle: string; bonusBalance: string }

export default function Balance({ cashBalance, bonusTitle, bonusBalance }: BalanceProps) {
  return (
    <>
      <Head title="My Wallet" />
      <h1 className="text-2xl font-semibold">My Wallet</h1>
      <dl className="mt-6 grid gap-4 sm:grid-cols-2">
        <BalanceCard title="Wallet Balance" amount={cashBalance} />
        <BalanceCard title={bonusTitle} amount={bonusBalance} />
      </dl>
    </>
  )
}

function BalanceCard({ title, amount }: { title: string; amount: string }) {
  return (
    <div className="rounded-lg border border-line bg-surface-raised p-5">
      <dt className="text-ink-muted">{title}</dt>
      <dd className="mt-1 text-3xl font-semibold tabular-nums">{amount}</dd>
    </div>
  )
}
