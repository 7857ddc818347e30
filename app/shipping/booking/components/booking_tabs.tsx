import { Suspense, useEffect } from 'react'
import { LateHydration } from '~/components/late_hydration'
import { lazyComponent, onFirstInteraction } from '~/ui/lazy_component'
import { Skeleton } from '~/ui/skeleton'
import { AddressesTab } from '#shipping/booking/components/addresses/addresses_tab'
import { packageHint } from '#shipping/booking/components/form/form_checks'
import { StepFrame } from '#shipping/booking/components/form/step_frame'
import type { PaidParcel } from '#shipping/billing/components/pay_from_balance_dialog'
import type { BookingScreen } from '#shipping/booking/components/form/booking_types'
import { TAB, type BookingFlow } from '#shipping/booking/components/form/use_booking'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'

export const TAB_TITLES = ['Origin & Destination', 'Shipment', 'Others', 'Courier', 'Payment']

const HEADINGS = [...TAB_TITLES.slice(0, -1), 'Confirmation & Payment']

/** The later steps load while the user fills in the first. */
const PACKAGES = lazyComponent(async () => {
  const { PackagesTab } = await import('#shipping/booking/components/packages/packages_tab')
  return { default: PackagesTab }
})
const OPTIONS = lazyComponent(async () => ({ default: (await import('./options_tab')).OptionsTab }))
const COURIER = lazyComponent(async () => {
  const { CourierTab } = await import('#shipping/booking/components/price/courier_tab')
  return { default: CourierTab }
})
const PAYMENT = lazyComponent(async () => {
  const { BookingPaymentStep } = await import('./payment/payment_step')
  return { default: BookingPaymentStep }
})

function preloadLaterSteps() {
  for (const step of [PACKAGES, OPTIONS, COURIER, PAYMENT]) step.prefetch()
}

interface BookingTabsProps {
  booking: BookingFlow
  screen: BookingScreen
  onPaid: (paid: PaidParcel) => void
}

export function BookingTabs(props: BookingTabsProps) {
  useEffect(() => onFirstInteraction(preloadLaterSteps), [])
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      <LateHydration>
        <ActiveTab {...props} />
      </LateHydration>
    </Suspense>
  )
}

function ActiveTab({ booking, screen, onPaid }: BookingTabsProps) {
  const { tab, quote, courier, shipment, failure, next, previous } = booking
  const { handle } = booking.form
  const notice = booking.stranded && (
    <OfflineBookingNotice isPriced={tab === TAB.courier} onKeep={booking.keepForLater} />
  )
  const frame = { title: HEADINGS[tab] ?? '', failure, notice, waiting: busyText(booking) }
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
        nextMissing={packageHint(handle.value, screen)}
        onNext={next}
        onPrevious={previous}
      >
        <PACKAGES.Box
          form={handle}
          screen={screen}
          proposal={booking.proposal}
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
        nextMissing={courier ? null : 'Choose a courier to continue.'}
        onNext={next}
        onPrevious={previous}
      >
        <COURIER.Box
          quote={quote}
          courier={courier}
          form={handle.value}
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
      <PAYMENT.Box booking={booking} screen={screen} onPaid={onPaid} shipment={shipment} />
    </StepFrame>
  )
}

function busyText({ gettingRates, submitting }: BookingFlow): string | null {
  if (submitting) return 'Submitting your booking request. Please wait...'
  return gettingRates ? 'Getting the rates of our couriers. Please wait...' : null
}

interface OfflineBookingNoticeProps {
  /** True if the user has already chosen a courier and seen its price. */
  isPriced: boolean
  onKeep: () => void
}

function OfflineBookingNotice({ isPriced, onKeep }: OfflineBookingNoticeProps) {
  return (
    <Notice
      tone="warning"
      className="mt-4"
      title="You are offline"
      action={
        <Button size="sm" className="min-h-11" onClick={onKeep}>
          Keep it on this device
        </Button>
      }
    >
      We can keep this booking here and send it once you are back online.{' '}
      {isPriced
        ? 'You pay nothing until you confirm.'
        : 'It goes with your last courier, or the cheapest one. You see the price first, and pay nothing until you confirm.'}
    </Notice>
  )
}
