import { useEffect, useRef } from 'react'
import { router } from '@inertiajs/react'
import { callApi } from '~/api/call_api'
import { PaymentCheckNotice } from '~/components/payment_check_notice'
import { usePaymentCheck } from '~/hooks/use_payment_check'
import { toast } from '~/ui/toast'
import type { PaidParcel } from './payment_panel'

/** The card payment of a shipment that the browser has just come back from. */
export type ReturnedCardPayment = { reference: string; shipmentId: number; trackingNumber: number }

type CardPaymentReturnProps = { card: ReturnedCardPayment; onPaid: (paid: PaidParcel) => void }

/** Asks what became of it; the server is told that somebody has tried, and only the provider decides. */
export default function CardPaymentReturn({ card, onPaid }: CardPaymentReturnProps) {
  const { shipmentId, trackingNumber } = card
  const check = usePaymentCheck(card.reference)
  const { payment } = check
  const isPaid = payment?.status === 'paid' && payment.settledAs === 'shipment'
  const finish = useRef(onPaid)
  finish.current = onPaid

  useEffect(() => {
    // What fails here is of no concern: the sweep asks as well.
    void callApi('api.shipping.payment_initiations.update', { params: { id: shipmentId } })
  }, [shipmentId])

  // The panel below says which cards may still come: ask again once this one has become something.
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
