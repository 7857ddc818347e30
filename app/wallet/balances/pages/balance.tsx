import { Head, usePage } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { PageHeader } from '~/ui/page_header'
import { BalanceCards, type Balances } from '../components/balance_cards'
import { LowBalanceAlert } from '../components/low_balance_alert'
import { BalanceHistory } from '../components/balance_history'
import { TopUpButton } from '../components/top_up_button'

interface BalanceProps {
  balances?: Balances
  notes?: string[]
  history?: Data.Wallet.Balances.BalanceDay[]
  alert?: { amount: number | null }
}

export default function Balance({ balances, notes = [], history, alert }: BalanceProps) {
  const isTest = usePage().props.caller?.isTest
  return (
    <>
      <Head title="My Wallet" />
      <PageHeader
        title="My Wallet"
        actions={
          <>
            {isTest ? <TopUpButton /> : <MoneyButtons />}
            <Button as={Link} href={urlFor('wallet.transactions', {})} variant="secondary">
              Transaction History
            </Button>
          </>
        }
      />
      <BalanceCards balances={balances} />
      {notes.length > 0 && (
        <ul aria-label="About your balances" className="tabular mt-8 grid gap-1 text-sm">
          {notes.map((note, index) => (
            <li key={index}>{note}</li>
          ))}
        </ul>
      )}
      <div className="mt-8">
        <BalanceHistory days={history} />
      </div>
      {alert && (
        <div className="mt-8">
          <LowBalanceAlert amount={alert.amount} />
        </div>
      )}
    </>
  )
}

function MoneyButtons() {
  return (
    <>
      <Button as={Link} href={urlFor('wallet.fund', {})}>
        Fund Wallet
      </Button>
      <Button as={Link} href={urlFor('wallet.withdraw', {})} variant="secondary">
        Withdraw
      </Button>
    </>
  )
}
