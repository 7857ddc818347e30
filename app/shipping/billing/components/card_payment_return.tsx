import { useEffect, useRef } from 'react'
import { router } from '@inertiajs/react'
import { callApi } from '~/api/call_api'
import { PaymentCheckNotice } from '~/components/payment_check_notice'
import { usePaymentCheck } from '~/hooks/use_payment_check'
import { toast } from '~/ui/toast'
import type { PaidParcel } from './pay_from_balance_dialog'

export type ReturnedCardPayment = { reference: string; shipmentId: number; trackingNumber: number }

type CardPaymentReturnProps = { card: ReturnedCardPayment; onPaid: (paid: PaidParcel) => void }

/** The user's return from the card page proves no payment, so the server asks the provider. */
export default function CardPaymentReturn({ card, onPaid }: CardPaymentReturnProps) {
  const { shipmentId, trackingNumber } = card
  const check = usePaymentCheck(card.reference)
  const { payment } = check
  const isPaid = payment?.status === 'paid' && payment.settledAs === 'shipment'
  const finish = useRef(onPaid)
  finish.current = onPaid

  useEffect(() => {
    // We ignore a failure of this call, because a periodic sweep checks the payment too.
    void callApi('api.shipping.payment_initiations.update', { params: { id: shipmentId } })
  }, [shipmentId])

  // Reloads the list of pending payments, which contains this one until its status changes.
  const status = payment?.status
  useEffect(() => {
    if (status) router.reload({ only: ['pendingCards'] })
  }, [status])

  useEffect(() => {
    if (!isPaid) return
    toast.success('Payment Completed')
    finish.current({ trackingNumber })
  }, [isPaid, trackingNumber])

  return (
    <div className="mb-4">
      <PaymentCheckNotice check={check} />
    </div>
  )
}
