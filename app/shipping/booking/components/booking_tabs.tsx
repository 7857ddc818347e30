import { Suspense, useEffect } from 'react'
import { OwnTurn } from '~/components/own_turn'
import { later, whenUsed } from '~/ui/later'
import { Skeleton } from '~/ui/skeleton'
import { AddressesTab } from '#shipping/booking/components/addresses/addresses_tab'
import { missingInPackage } from '#shipping/booking/components/form/form_checks'
import { StrandedNotice } from '#shipping/booking/components/outbox/stranded_notice'
import { StepFrame } from '#shipping/booking/components/form/step_frame'
import type { Paid } from '#shipping/billing/components/payment_panel'
import type { BookingScreen } from '#shipping/booking/components/form/types'
import { TAB, type Booking } from '#shipping/booking/components/form/use_booking'

export const TAB_TITLES = ['Origin & Destination', 'Shipment', 'Others', 'Courier', 'Payment']

const HEADINGS = [...TAB_TITLES.slice(0, -1), 'Confirmation & Payment']

/** The later steps come while the first one is filled in. */
const PACKAGES = later(async () => {
  const { PackagesTab } = await import('#shipping/booking/components/packages/packages_tab')
  return { default: PackagesTab }
})
const OPTIONS = later(async () => ({ default: (await import('./options_tab')).OptionsTab }))
const COURIER = later(async () => {
  const { CourierTab } = await import('#shipping/booking/components/price/courier_tab')
  return { default: CourierTab }
})
const PAYMENT = later(async () => {
  const { PaymentStep } = await import('./payment/payment_step')
  return { default: PaymentStep }
})

function fetchLaterSteps() {
  for (const step of [PACKAGES, OPTIONS, COURIER, PAYMENT]) step.prefetch()
}

interface BookingTabsProps {
  booking: Booking
  screen: BookingScreen
  onPaid: (paid: Paid) => void
}

/** The tab that stands open. */
export function BookingTabs(props: BookingTabsProps) {
  useEffect(() => whenUsed(fetchLaterSteps), [])
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      <OwnTurn>
        <OpenTab {...props} />
      </OwnTurn>
    </Suspense>
  )
}

function OpenTab({ booking, screen, onPaid }: BookingTabsProps) {
  const { tab, quote, courier, shipment, failure, next, previous } = booking
  const { handle } = booking.form
  const notice = booking.stranded && (
    <StrandedNotice isPriced={tab === TAB.courier} onKeep={booking.keepForLater} />
  )
  const frame = { title: HEADINGS[tab] ?? '', failure, notice, waiting: waitingFor(booking) }
  if (tab === TAB.addresses) {
    return (
      <StepFrame {...frame} onNext={next}>
        <AddressesTab form={handle} screen={screen} />
      </StepFrame>
    )
  }
  if (tab === TAB.packages) {
    return (
      <StepFrame
        {...frame}
        submits={false}
        nextMissing={missingInPackage(handle.value, screen)}
        onNext={next}
        onPrevious={previous}
      >
        <PACKAGES.Box
          {...{ form: handle, screen, proposal: booking.proposal }}
          onProposalDone={booking.endProposal}
        />
      </StepFrame>
    )
  }
  if (tab === TAB.options) {
    return (
      <StepFrame {...frame} onNext={next} onPrevious={previous}>
        <OPTIONS.Box form={handle} screen={screen} />
      </StepFrame>
    )
  }
  if (tab === TAB.courier && quote) {
    return (
      <StepFrame
        {...frame}
        nextMissing={courier ? null : 'To go on, choose a courier.'}
        onNext={next}
        onPrevious={previous}
      >
        <COURIER.Box
          {...{ quote, courier, form: handle.value }}
          usual={booking.usualCourier}
          onChoose={booking.chooseCourier}
          onTake={booking.takeAdvice}
        />
      </StepFrame>
    )
  }
  if (!shipment) return null
  return (
    <StepFrame {...frame} onPrevious={previous}>
      <PAYMENT.Box
        shipment={shipment}
        wallet={screen.wallet}
        pendingCards={screen.pendingCards}
        isStaff={screen.isStaff}
        costTypes={screen.costTypes}
        changeLink={(part) => () => booking.change(part)}
        onChanged={booking.replaceShipment}
        onPaid={onPaid}
      />
    </StepFrame>
  )
}

function waitingFor({ gettingRates, submitting }: Booking): string | null {
  if (submitting) return 'Submitting your booking request. Please wait...'
  return gettingRates ? 'Getting the rates of our couriers. Please wait...' : null
}
