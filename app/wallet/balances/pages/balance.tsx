import { usePage, router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { useMissingRight } from '#identity/teams/components/use_missing_right'
import { Button } from '~/ui/button'
import { cx } from '~/ui/cx'
import { Disclosure } from '~/ui/disclosure'
import { formatNaira } from '~/ui/money'
import { Notice } from '~/ui/notice'
import { PageHeader } from '~/ui/page_header'
import type { FundingAccountProps } from '#wallet/funding/components/funding_types'
import type { TransactionRow } from '#wallet/transactions/components/transaction_row'
import { FundingAccount } from '../components/funding_account'
import { BalanceCards, type WalletBalances } from '../components/balance_cards'
import { LowBalanceAlert } from '../components/low_balance_alert'
import { RecentTransactions } from '../components/recent_transactions'
import { BalanceHistory } from '../components/balance_history'
import { showOutcome } from '~/api/show_outcome'
import { useApiCall } from '~/api/use_api_call'

interface BalanceProps {
  balances?: WalletBalances
  notes?: string[]
  movements?: TransactionRow[]
  /** The virtual bank account; null in test mode or without a payment provider. */
  inflow?: FundingAccountProps | null
  /** The balances of the last 30 days; null if money moved on too few of them. */
  history?: Data.Wallet.Balances.BalanceDay[] | null
  alert?: { amount: number | null }
}

export default function Balance(props: BalanceProps) {
  const { balances, notes = [], movements, inflow, history, alert } = props
  const isTest = usePage().props.caller?.isTest
  const refusal = useMissingRight('fund')
  return (
    <>
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
      {refusal && <Notice className="mb-6">{refusal}</Notice>}
      <BalanceCards balances={balances} />
      {notes.length > 0 && (
        <ul
          aria-label="About your balances"
          className="tabular mt-3 grid gap-1 text-sm text-ink-muted"
        >
          {notes.map((note, index) => (
            <li key={index}>{note}</li>
          ))}
        </ul>
      )}
      <div
        className={cx(
          'mt-8 grid items-start gap-4',
          inflow !== null && 'lg:grid-cols-[minmax(0,1fr)_20rem]'
        )}
      >
        <div className="min-w-0 lg:order-2">
          <FundingAccount inflow={inflow} />
        </div>
        <RecentTransactions movements={movements} />
      </div>
      <div className="mt-4 grid gap-4">
        <BalanceHistory days={history} />
        {alert && (
          <Disclosure title="Low balance alert" aside={alertText(alert.amount)}>
            <LowBalanceAlert amount={alert.amount} />
          </Disclosure>
        )}
      </div>
    </>
  )
}

function MoneyButtons() {
  const [fund, withdraw] = [useMissingRight('fund'), useMissingRight('withdraw')]
  return (
    <>
      {!fund && (
        <Button as={Link} href={urlFor('wallet.fund', {})}>
          Fund Wallet
        </Button>
      )}
      {!withdraw && (
        <Button as={Link} href={urlFor('wallet.withdraw', {})} variant="secondary">
          Withdraw
        </Button>
      )}
    </>
  )
}

function alertText(naira: number | null): string {
  return naira === null ? 'Off' : `Below ${formatNaira(naira)}`
}

/** Asks for no confirmation, because test money costs nothing. */
function TopUpButton() {
  const { busy, send } = useApiCall()

  async function topUp() {
    if (showOutcome(await send('api.wallet.test_money.store', {}))) router.reload()
  }

  return (
    <Button busy={busy} onClick={topUp}>
      Top Up Test Money
    </Button>
  )
}
