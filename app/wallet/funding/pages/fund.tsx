import { useEffect } from 'react'
import { Head, router } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { PaymentCheckNotice } from '~/components/payment_check_notice'
import { usePaymentCheck } from '~/hooks/use_payment_check'
import { Notice } from '~/ui/notice'
import { PageHeader } from '~/ui/page_header'
import { toast } from '~/ui/toast'
import { AccountCard } from '../components/account_card'
import { AmountCard } from '../components/amount_card'
import { ConfirmCard } from '../components/confirm_card'
import { MethodCard } from '../components/method_card'
import { TransferCard } from '../components/transfer_card'
import { useFunding } from '../components/use_funding'
import { useVirtualAccount } from '../components/use_virtual_account'

interface FundProps {
  isAvailable: boolean
  isSandbox: boolean
  /** The payment whose card page the browser has just left. */
  returned: Data.Wallet.Funding.PaymentIntent | null
}

export default function Fund({ isAvailable, isSandbox, returned }: FundProps) {
  const state = useVirtualAccount(isAvailable)
  const { account } = state
  const funding = useFunding({ hasAccount: account !== null, startAt: 0 })
  const check = usePaymentCheck(returned?.reference ?? null)
  const isPaid = check.payment?.status === 'paid'
  const { go } = funding

  useEffect(() => {
    if (!isPaid) return
    toast.success('Payment Successful!')
    // The frame of the page shows the balance, which has just become larger.
    router.reload({ only: ['walletBalance'] })
  }, [isPaid])

  // A successful payment leads to the choice of the next, where there is one.
  useEffect(() => {
    if (isPaid && account) go(1)
  }, [isPaid, account, go])

  return (
    <>
      <Head title="Fund Wallet" />
      <PageHeader
        title="Fund Wallet"
        description="Add money to your wallet by card or bank transfer."
        back={{ label: 'My Wallet', href: urlFor('wallet.balance', {}), as: Link }}
      />
      <div className="grid max-w-2xl gap-4">
        {returned && <PaymentCheckNotice check={check} />}
        {!isAvailable && (
          <Notice tone="warning">Cards and bank transfers are not available at the moment.</Notice>
        )}
        {isAvailable && funding.stage === 0 && <AccountCard state={state} funding={funding} />}
        {funding.stage === 1 && <MethodCard funding={funding} />}
        {funding.stage === 2 && <AmountCard funding={funding} />}
        {funding.stage === 3 && <ConfirmCard funding={funding} />}
        {funding.stage === 4 && account && (
          <TransferCard account={account} funding={funding} isSandbox={isSandbox} />
        )}
      </div>
    </>
  )
}
