import { useState } from 'react'
import { router } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { PageHeader } from '~/ui/page_header'
import { shipmentPriceView } from '#shipping/booking/components/price/price_view'
import type { BookedPart } from '../components/payment/booked_summary'
import { PaymentStep } from '../components/payment/payment_step'
import type { BookedShipment, BookingScreen } from '#shipping/booking/components/form/booking_types'
import type { PendingCardPayment } from '#shipping/billing/components/pending_card_payments'
import type { PaidParcel } from '#shipping/billing/components/pay_from_balance_dialog'
import { PriceSummary } from '#shipping/booking/components/price/price_summary'

type CompleteBookingProps = {
  shipment: BookedShipment
  wallet?: Data.Wallet.Balances.Wallet
  pendingCards: PendingCardPayment[]
  isStaff: boolean
  costTypes: BookingScreen['costTypes']
  returnTo: { label: string; href: string }
}

const STEPS: Record<BookedPart, string> = {
  addresses: 'addresses',
  packages: 'shipment',
  options: 'others',
  courier: 'courier',
}

export default function CompleteBooking(props: CompleteBookingProps) {
  const { shipment: saved, isStaff, returnTo, ...payment } = props
  const [shipment, setShipment] = useState(saved)
  const inForm = (part: BookedPart) =>
    urlFor('shipping.book', {}, { qs: { resume: shipment.id, step: STEPS[part] } })

  function finish({ trackingNumber }: PaidParcel) {
    router.visit(urlFor('shipping.booked', { trackingNumber }), { replace: true })
  }

  return (
    <>
      <PageHeader
        title="Complete Booking"
        description={`Booking for ${shipment.destination.fullname}`}
        back={{ ...returnTo, as: Link }}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <h2 className="sr-only">Review and pay</h2>
          <PaymentStep
            shipment={shipment}
            isStaff={isStaff}
            {...payment}
            changeLink={inForm}
            onChanged={setShipment}
            onPaid={finish}
          />
        </div>
        <PriceSummary view={shipmentPriceView(shipment)} hasBar={false} />
      </div>
    </>
  )
}
