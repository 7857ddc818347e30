import { useState } from 'react'
import { Head, router } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { buttonClass } from '~/ui/button'
import { PageHeader } from '~/ui/page_header'
import { shipmentPrice } from '#shipping/booking/components/price/price_view'
import { ShipmentReview } from '../components/shipment_review'
import { ThankYou } from '../components/thank_you'
import { Readiness } from '../components/customs/readiness'
import type { BookedShipment } from '#shipping/booking/components/form/types'
import { AdditionalPayments } from '#shipping/billing/components/additional_payments'
import { GiftCode } from '#shipping/billing/components/gift_code'
import type { PendingCard } from '#shipping/billing/components/pending_cards'
import { type Paid, PaymentPanel } from '#shipping/billing/components/payment_panel'
import { PriceSummary } from '#shipping/booking/components/price/price_summary'

type CompleteBookingProps = {
  shipment: BookedShipment
  pendingCards: PendingCard[]
  isStaff: boolean
  returnTo: { label: string; href: string }
}

/** A booking that was left unpaid: what it is, what it costs, and the ways to pay it. */
export default function CompleteBooking(props: CompleteBookingProps) {
  const { shipment: saved, pendingCards, isStaff, returnTo } = props
  const [shipment, setShipment] = useState(saved)
  const [paid, setPaid] = useState<Paid | null>(null)
  const bookNew = urlFor('shipping.book', {})

  function finish(payment: Paid) {
    setPaid(payment)
    // The frame of the page shows the balance, which has just become smaller.
    router.reload({ only: ['walletBalance'] })
  }

  return (
    <>
      <Head title="Complete Booking" />
      <PageHeader
        title="Complete Booking"
        description={`Booking for ${shipment.destination.fullname}`}
        back={{ ...returnTo, as: Link }}
        actions={
          <Link href={bookNew} className={buttonClass({ variant: 'secondary' })}>
            Book New Shipment
          </Link>
        }
      />
      {paid ? (
        <ThankYou
          trackingNumber={paid.trackingNumber}
          onBookAnother={() => router.visit(bookNew)}
        />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid gap-4">
            <h2 className="sr-only">Review and pay</h2>
            <Readiness findings={shipment.readiness} />
            <GiftCode shipment={shipment} onChanged={setShipment} />
            <PaymentPanel {...{ shipment, pendingCards }} onChanged={setShipment} onPaid={finish} />
            {isStaff && <AdditionalPayments shipment={shipment} onChanged={setShipment} />}
            <ShipmentReview shipment={shipment} />
          </div>
          <PriceSummary view={shipmentPrice(shipment)} />
        </div>
      )}
    </>
  )
}
