import { AdditionalPayments } from '#shipping/billing/components/additional_payments'
import type { Option } from '~/ui/option'
import { PaymentPanel, type PaymentPanelProps } from '#shipping/billing/components/payment_panel'
import type { BookingScreen } from '#shipping/booking/components/form/booking_types'
import type { BookingFlow } from '#shipping/booking/components/form/use_booking'
import { Readiness } from '#shipping/booking/components/customs/readiness'
import { BookedSummary, type ChangeLink } from './booked_summary'

interface PaymentStepProps extends Omit<PaymentPanelProps, 'children'> {
  isStaff: boolean
  costTypes: readonly Option[]
  changeLink: ChangeLink
}

/** Must be a flex column: otherwise the bar with Pay does not stick to the bottom of the page. */
export function PaymentStep({ isStaff, costTypes, changeLink, ...panel }: PaymentStepProps) {
  const { shipment, onChanged } = panel
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Readiness findings={shipment.readiness.filter(({ severity }) => severity !== 'warn')} />
      <BookedSummary shipment={shipment} changeLink={changeLink} />
      <Readiness findings={shipment.readiness.filter(({ severity }) => severity === 'warn')} />
      <PaymentPanel {...panel}>
        {isStaff && (
          <AdditionalPayments types={costTypes} shipment={shipment} onChanged={onChanged} />
        )}
      </PaymentPanel>
    </div>
  )
}

interface BookingPaymentStepProps extends Pick<PaymentPanelProps, 'shipment' | 'onPaid'> {
  booking: BookingFlow
  screen: BookingScreen
}

export function BookingPaymentStep({ booking, screen, ...shared }: BookingPaymentStepProps) {
  return (
    <PaymentStep
      {...shared}
      wallet={screen.wallet}
      pendingCards={screen.pendingCards}
      isStaff={screen.isStaff}
      costTypes={screen.costTypes}
      changeLink={(part) => () => booking.change(part)}
      onChanged={booking.replaceShipment}
    />
  )
}
