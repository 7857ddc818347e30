import { AdditionalPayments } from '#shipping/billing/components/additional_payments'
import { AddressesTab } from '#shipping/booking/components/addresses/addresses_tab'
import { GiftCode } from '#shipping/billing/components/gift_code'
import { CourierTab } from '#shipping/booking/components/price/courier_tab'
import { Readiness } from '#shipping/booking/components/customs/readiness'
import { OptionsTab } from './options_tab'
import { PackagesTab } from '#shipping/booking/components/packages/packages_tab'
import { ShipmentReview } from './shipment_review'
import { StepFrame } from '#shipping/booking/components/form/step_frame'
import { PaymentPanel, type Paid } from '#shipping/billing/components/payment_panel'
import type { BookingScreen } from '#shipping/booking/components/form/types'
import { TAB, type Booking } from '#shipping/booking/components/form/use_booking'

export const TAB_TITLES = ['Origin & Destination', 'Shipment', 'Others', 'Courier', 'Payment']

const HEADINGS = [...TAB_TITLES.slice(0, -1), 'Confirmation & Payment']

interface BookingTabsProps {
  booking: Booking
  screen: BookingScreen
  onPaid: (paid: Paid) => void
}

/** The tab that stands open. */
export function BookingTabs({ booking, screen, onPaid }: BookingTabsProps) {
  const { tab, quote, courier, shipment, failure, next, previous } = booking
  const { handle } = booking.form
  const frame = { title: HEADINGS[tab] ?? '', failure, waiting: waitingFor(booking) }
  if (tab === TAB.addresses) {
    return (
      <StepFrame {...frame} onNext={next}>
        <AddressesTab form={handle} screen={screen} />
      </StepFrame>
    )
  }
  if (tab === TAB.packages) {
    const nextDisabled = handle.value.packages.length === 0
    return (
      <StepFrame
        {...frame}
        submits={false}
        nextDisabled={nextDisabled}
        onNext={next}
        onPrevious={previous}
      >
        <PackagesTab form={handle} screen={screen} />
      </StepFrame>
    )
  }
  if (tab === TAB.options) {
    return (
      <StepFrame {...frame} onNext={next} onPrevious={previous}>
        <OptionsTab form={handle} screen={screen} />
      </StepFrame>
    )
  }
  if (tab === TAB.courier && quote) {
    return (
      <StepFrame {...frame} nextDisabled={!courier} onNext={next} onPrevious={previous}>
        <CourierTab quote={quote} courier={courier} onChoose={booking.chooseCourier} />
      </StepFrame>
    )
  }
  if (!shipment) return null
  return (
    <StepFrame {...frame} onPrevious={previous}>
      <div className="grid gap-4">
        <Readiness findings={shipment.readiness} />
        <GiftCode shipment={shipment} onChanged={booking.replaceShipment} />
        <PaymentPanel
          shipment={shipment}
          pendingCards={screen.pendingCards}
          onChanged={booking.replaceShipment}
          onPaid={onPaid}
        />
        {screen.isStaff && (
          <AdditionalPayments shipment={shipment} onChanged={booking.replaceShipment} />
        )}
        <ShipmentReview shipment={shipment} />
      </div>
    </StepFrame>
  )
}

function waitingFor({ gettingRates, submitting }: Booking): string | null {
  if (submitting) return 'Submitting your booking request. Please wait...'
  return gettingRates ? 'Getting the rates of our couriers. Please wait...' : null
}
