import { Link } from '@inertiajs/react'
import { Landmark } from 'lucide-react'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty_state'
import { formatNaira } from '~/ui/money'
import { Notice } from '~/ui/notice'
import { PageHeader } from '~/ui/page_header'
import { PayoutAccountTable } from '../components/payout_account_table'
import type {
  PayoutAccountData,
  WithdrawalLimits,
  WithdrawalData,
} from '../components/payout_types'
import { useWithdrawal } from '../components/use_withdrawal'
import { WithdrawalAmountDialog, ConfirmWithdrawalDialog } from '../components/withdrawal_dialogs'
import { WithdrawalTable } from '../components/withdrawal_table'
import { MIN_WITHDRAWAL_NAIRA, NO_FUNDS } from '#wallet/payouts/rules/withdrawal_rules'

interface WithdrawProps extends WithdrawalLimits {
  mayWithdraw: boolean
  /** The balance in naira. */
  cashBalance: number
  accounts: PayoutAccountData[]
  withdrawals: WithdrawalData[]
}

export default function Withdraw(props: WithdrawProps) {
  return (
    <>
      <PageHeader
        title="Withdraw"
        description={`Wallet balance: ${formatNaira(props.cashBalance)}. ${termsText(props)}`}
        actions={
          props.accounts.length > 0 && (
            <Button as={Link} variant="secondary" href={urlFor('wallet.payout_accounts', {})}>
              Bank accounts
            </Button>
          )
        }
      />
      <div className="grid gap-6">
        <ChoosePayoutAccount {...props} />
        {props.withdrawals.length > 0 && (
          <div className="min-w-0">
            <h2 className="mb-2 font-semibold">Withdrawals</h2>
            <WithdrawalTable withdrawals={props.withdrawals} />
          </div>
        )}
      </div>
    </>
  )
}

function termsText({ fee }: WithdrawProps): string {
  const least = `You can withdraw ${formatNaira(MIN_WITHDRAWAL_NAIRA)} or more`
  return fee > 0 ? `${least}, for a fee of ${formatNaira(fee)}.` : `${least}, without a fee.`
}

function ChoosePayoutAccount({ mayWithdraw, cashBalance, accounts, fee, most }: WithdrawProps) {
  const terms = { fee, most }
  const form = useWithdrawal(terms, accounts)
  if (!mayWithdraw) {
    return <Notice>Only an owner of the business can withdraw its money.</Notice>
  }
  if (cashBalance <= 0) return <Notice>{NO_FUNDS}</Notice>
  if (accounts.length === 0) return <NoPayoutAccount />
  return (
    <div className="min-w-0">
      <h2 className="mb-2 font-semibold">Where to?</h2>
      <PayoutAccountTable
        accounts={accounts}
        onChoose={form.choose}
        action={(account) => (
          // A click on the button also reaches the row, which handles it.
          <Button size="sm" aria-label={`Withdraw to ${account.bankName} ${account.accountNumber}`}>
            Withdraw
          </Button>
        )}
      />
      <WithdrawalAmountDialog form={form} terms={terms} />
      <ConfirmWithdrawalDialog form={form} terms={terms} />
    </div>
  )
}

function NoPayoutAccount() {
  return (
    <EmptyState
      framed
      icon={<Landmark />}
      title="No bank account is linked yet."
      action={
        <Button as={Link} href={urlFor('wallet.payout_accounts', {})}>
          Link a bank account
        </Button>
      }
    >
      Link the account that your money should go to, then say how much. It takes a minute.
    </EmptyState>
  )
}
