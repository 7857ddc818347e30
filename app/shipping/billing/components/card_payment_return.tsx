import { useEffect, useRef } from 'react'
import { router } from '@inertiajs/react'
import { callApi } from '~/api/call_api'
import { PaymentCheckNotice } from '~/components/payment_check_notice'
import { usePaymentCheck } from '~/hooks/use_payment_check'
import { toast } from '~/ui/toast'
import type { PaidParcel } from './pay_from_balance_dialog'

export type ReturnedCardPayment = { reference: string; shipmentId: number; trackingNumber: number }

type CardPaymentReturnProps = { card: ReturnedCardPayment; onPaid: (paid: PaidParcel) => void }

/** The server checks with the provider; the browser's return proves nothing. */
export default function CardPaymentReturn({ card, onPaid }: CardPaymentReturnProps) {
  const { shipmentId, trackingNumber } = card
  const check = usePaymentCheck(card.reference)
  const { payment } = check
  const isPaid = payment?.status === 'paid' && payment.settledAs === 'shipment'
  const finish = useRef(onPaid)
  finish.current = onPaid

  useEffect(() => {
    // Failures do not matter: a periodic sweep checks as well.
    void callApi('api.shipping.payment_initiations.update', { params: { id: shipmentId } })
  }, [shipmentId])

  // The list of pending payments contains this one until its status changes.
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
