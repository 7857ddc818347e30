import { useEffect, useState } from 'react'
import { router } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import type { Data } from '@generated/data'
import { changeUrl, useUrlQuery } from '~/url/use_url_query'
import { useMissingRight } from '#identity/teams/components/use_missing_right'
import { PaymentCheckNotice } from '~/components/payment_check_notice'
import { usePaymentCheck } from '~/hooks/use_payment_check'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { PageHeader } from '~/ui/page_header'
import { toast } from '~/ui/toast'
import { FundingAccountCard } from '../components/funding_account_card'
import { AmountCard } from '../components/amount_card'
import { ConfirmCard } from '../components/confirm_card'
import { PaymentMethodCard } from '../components/payment_method_card'
import { TransferCard } from '../components/transfer_card'
import type { FundingAccountProps } from '../components/funding_types'
import { useAwaitAccount } from '../components/use_await_account'
import { useFunding } from '../components/use_funding'

interface FundProps {
  isAvailable: boolean
  isSandbox: boolean
  returned: Data.Wallet.Funding.PaymentIntent | null
  back: string | null
  inflow?: FundingAccountProps | null
}

export default function Fund(props: FundProps) {
  const refusal = useMissingRight('fund')
  return refusal ? <RefusedFund refusal={refusal} /> : <FundingStages {...props} />
}

function RefusedFund({ refusal }: { refusal: string }) {
  return (
    <>
      <PageHeader title="Fund Wallet" />
      <Notice>{refusal}</Notice>
    </>
  )
}

function FundingStages({ isAvailable, isSandbox, returned, back, inflow }: FundProps) {
  const account = inflow?.account ?? null
  useAwaitAccount(inflow)
  const funding = useFunding({ hasAccount: account !== null, back })
  const { query } = useUrlQuery()
  // After Back, the page has its old props, so only the URL decides which payment to check.
  const [checked] = useState(() => (query.has('payment') ? (returned?.reference ?? null) : null))
  const check = usePaymentCheck(checked)
  const isPaid = check.payment?.status === 'paid'

  useEffect(() => {
    if (!isPaid) return
    toast.success('Payment Successful!')
    router.reload({ only: ['walletBalance'] })
  }, [isPaid])

  // Shows each result once. After a success, offers the payment methods again.
  useEffect(() => {
    if (!check.isOver) return
    const leads = isPaid && account !== null && funding.stage === 0
    changeUrl({ payment: null, ...(leads && { stage: 1 }) }, { replace: true })
  }, [check.isOver, account !== null])

  return (
    <>
      <PageHeader
        title="Fund Wallet"
        description="Add money to your wallet by card or bank transfer."
        back={back ? { label: 'Back to your payment', href: back, as: Link } : undefined}
      />
      <div className="grid max-w-2xl gap-4">
        {checked && <PaymentCheckNotice check={check} />}
        {isPaid && back && (
          <Button as={Link} href={back} size="lg">
            Back to your payment
          </Button>
        )}
        {!isAvailable && (
          <Notice tone="warning">Cards and bank transfers are not available at the moment.</Notice>
        )}
        {isAvailable && funding.stage === 0 && (
          <FundingAccountCard inflow={inflow} funding={funding} />
        )}
        {funding.stage === 1 && <PaymentMethodCard funding={funding} />}
        {funding.stage === 2 && <AmountCard funding={funding} />}
        {funding.stage === 3 && <ConfirmCard funding={funding} />}
        {funding.stage === 4 && account && (
          <TransferCard account={account} funding={funding} isSandbox={isSandbox} />
        )}
      </div>
    </>
  )
}
