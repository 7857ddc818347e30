import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { Button } from '~/ui/button'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Field } from '~/ui/field'
import { FormDialog } from '~/ui/form_dialog'
import { formatNaira } from '~/ui/money'
import { TextInput } from '~/ui/text_input'
import { toast } from '~/ui/toast'
import { useUrlDialog } from '~/url/use_url_dialog'
import { addressFieldChecks } from '#shipping/booking/rules/booking_rules'
import { hasNoPostalCodes } from '#shipping/places/rules/required_address_fields'
import { useRetryBooking } from '../../components/use_retry_booking'
import type { OpenedShipmentData } from './shipment_page_data'

type RefusedShipmentActionsProps = {
  /** Loads after the page. */
  opened: OpenedShipmentData | undefined
  isStaff: boolean
  onChanged: () => void
}

const CORRECT = ['correctAddress'] as const
const VIEWS = [...CORRECT, 'refund'] as const

const OBSTACLES = {
  order:
    'You can do so once the courier has confirmed that it has no order for this parcel. We are asking it.',
  right: 'Your role in the team may not do so. Please ask a member who may book.',
}

/** For staff, voiding has its own confirmation. */
export function RefusedShipmentActions({ opened, ...props }: RefusedShipmentActionsProps) {
  if (!opened?.refusal) return null
  const { shipment, refusal } = opened
  if (refusal.obstacle) return <p className="my-2">{OBSTACLES[refusal.obstacle]}</p>
  return <Actions {...props} shipment={shipment} refundedTo={refusal.refundedTo} />
}

type ShipmentProps = Omit<RefusedShipmentActionsProps, 'opened'> & {
  shipment: OpenedShipmentData['shipment']
}

type ActionsProps = ShipmentProps & { refundedTo: string }

function Actions({ refundedTo, ...props }: ActionsProps) {
  const { shipment, isStaff } = props
  const { opened, open, dialog } = useUrlDialog(isStaff ? CORRECT : VIEWS, { rows: [shipment] })
  const retry = useRetryBooking(props.onChanged)
  return (
    <div className="no-print my-3 flex flex-wrap gap-3">
      <Button onClick={() => open('correctAddress', shipment)}>
        {isStaff ? 'Correct Address' : 'Correct the address'}
      </Button>
      {isStaff ? (
        <Button variant="secondary" onClick={() => void retry(shipment.id)}>
          Retry
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => open('refund', shipment)}>
          Refund {formatNaira(shipment.paymentAmount)} to my {refundedTo}
        </Button>
      )}
      {opened?.view === 'correctAddress' && (
        <CorrectionDialog key={opened.key} {...dialog} {...props} shipment={opened.row} />
      )}
      {opened?.view === 'refund' && <RefundDialog {...dialog} {...props} refundedTo={refundedTo} />}
    </div>
  )
}

type DialogProps = { open: boolean; onClose: () => void }

function CorrectionDialog({
  shipment,
  onChanged,
  isStaff,
  ...dialog
}: ShipmentProps & DialogProps) {
  const { id, destination } = shipment
  const { country } = destination
  const isHome = country === 'NG'
  const { address, postalCode, cityName } = addressFieldChecks('destination', country)
  const form = useApiForm({
    initial: {
      address: destination.address,
      postalCode: destination.postalCode ?? '',
      cityName: destination.cityName ?? '',
      phoneNumber: destination.phoneNumber,
    },
    // Only the server can read a phone number as people in its country write it.
    checks: { address, postalCode, cityName },
    send: (body) => callApi('api.shipping.recipient_corrections.update', { params: { id }, body }),
    done({ message }) {
      toast.success(message)
      dialog.onClose()
      onChanged()
    },
  })
  return (
    <FormDialog
      {...dialog}
      form={form}
      title="Correct the address"
      description={`The price stays ${formatNaira(shipment.paymentAmount)}. We send it to the courier again at once.`}
      submitLabel="Send again"
      busyLabel="Sending..."
      warnsOnUnsavedChanges
    >
      <Field label="Address" required {...form.field('address')}>
        <TextInput {...form.bind('address')} autoComplete="off" />
      </Field>
      {!isHome && (
        <Field label="City" required {...form.field('cityName')}>
          <TextInput {...form.bind('cityName')} autoComplete="off" />
        </Field>
      )}
      <Field
        label="Postal Code"
        required={!hasNoPostalCodes(country)}
        {...form.field('postalCode')}
      >
        <TextInput {...form.bind('postalCode')} autoComplete="off" />
      </Field>
      <Field label="Phone Number" required {...form.field('phoneNumber')}>
        <TextInput type="tel" {...form.bind('phoneNumber')} autoComplete="off" />
      </Field>
      <p className="text-sm text-ink-muted">
        For another {isHome ? 'city' : 'state or country'},{' '}
        {isStaff ? 'void it' : 'take the refund'} and book again.
      </p>
    </FormDialog>
  )
}

function RefundDialog({
  shipment,
  onChanged,
  refundedTo,
  ...dialog
}: Omit<ActionsProps, 'isStaff'> & DialogProps) {
  const amount = formatNaira(shipment.paymentAmount)
  return (
    <ConfirmDialog
      {...dialog}
      act={() =>
        callApi('api.shipping.refused_shipment_refunds.store', { params: { id: shipment.id } })
      }
      onEnd={onChanged}
      title={`Refund ${amount}?`}
      submitLabel="Refund"
      busyLabel="Refunding..."
      cancelLabel="Back"
    >
      <p>
        {amount} goes back to your {refundedTo} at once. The shipment is then void, and you can book
        again.
      </p>
    </ConfirmDialog>
  )
}
