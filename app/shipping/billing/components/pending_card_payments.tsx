import { useState } from 'react'
import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { useApiCall } from '~/api/use_api_call'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { toast } from '~/ui/toast'

export type PendingCardPayment = Data.Wallet.Funding.PaymentIntent

interface PendingCardPaymentsProps {
  payments: readonly PendingCardPayment[]
  onPaid: () => void
}

/** Warns a user who is about to pay that a pending card payment may still pay the shipment. */
export function PendingCardPayments({ payments, onPaid }: PendingCardPaymentsProps) {
  return payments.map((payment) => (
    <PendingCardPaymentNotice key={payment.reference} payment={payment} onPaid={onPaid} />
  ))
}

interface PendingCardPaymentNoticeProps extends Pick<PendingCardPaymentsProps, 'onPaid'> {
  payment: PendingCardPayment
}

function PendingCardPaymentNotice({ payment, onPaid }: PendingCardPaymentNoticeProps) {
  const { reference, amountText } = payment
  const { busy, send } = useApiCall()
  const [answer, setAnswer] = useState<string | null>(null)

  async function check() {
    setAnswer(null)
    const outcome = await send('api.wallet.payment_verifications.store', { params: { reference } })
    if (!outcome.ok) return setAnswer(outcome.message)
    const { status, settledAs, statusText } = outcome.body.data
    if (status === 'pending') return setAnswer(statusText)
    if (settledAs === 'shipment') {
      toast.success(statusText)
      return onPaid()
    }
    toast.info(statusText)
    router.reload({ only: ['pendingCards', 'walletBalance'] })
  }

  return (
    <Notice
      tone="warning"
      title={`A card payment of ${amountText} for this shipment is still being confirmed.`}
      action={
        <Button size="sm" variant="secondary" busy={busy} busyLabel="Checking..." onClick={check}>
          Check now
        </Button>
      }
    >
      <p>
        If you pay another way and the card payment goes through too, we put that money in your
        wallet.
      </p>
      <p role="status">{answer}</p>
    </Notice>
  )
}
