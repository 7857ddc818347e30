import { useApiForm } from '~/api/use_api_form'
import { Field } from '~/ui/field'
import { FormDialog } from '~/ui/form_dialog'
import { NativeSelect } from '~/ui/native_select'
import type { Option } from '~/ui/option'
import { TextInput } from '~/ui/text_input'
import { senderChecks } from '#shipping/booking/rules/booking_rules'
import { HOME_POSTAL_CODE } from '#shipping/booking/rules/home_postal_code'
import type { ChangeBatch, BatchData } from './use_batch'

interface SenderDialogProps {
  sender: BatchData['sender']
  states: Option[]
  change: ChangeBatch
  onClose: () => void
}

const FIELDS = [
  { name: 'fullname', label: 'Full Name', autoComplete: 'name', wide: true },
  { name: 'phoneNumber', label: 'Phone Number', autoComplete: 'tel' },
  { name: 'email', label: 'E-mail', autoComplete: 'email' },
  { name: 'address', label: 'Address', autoComplete: 'street-address', wide: true },
  { name: 'city', label: 'City', autoComplete: 'address-level2' },
  { name: 'postalCode', label: 'Postal Code', autoComplete: 'postal-code' },
] as const

const { fullname, email, address, postalCode } = senderChecks

export function SenderDialog({ sender, states, change, onClose }: SenderDialogProps) {
  const form = useApiForm({
    initial: senderEntry(sender, states),
    checks: { fullname, email, address, postalCode },
    send: (entered) => change({ sender: entered }),
    renamed: Object.fromEntries(
      [...FIELDS.map(({ name }) => name), 'state' as const].map((name) => [`sender.${name}`, name])
    ),
    done: onClose,
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      form={form}
      columns={2}
      title="Sender"
      description="All parcels of this batch are sent from here."
      submitLabel="Save"
      busyLabel="Pricing..."
    >
      {FIELDS.map(({ name, label, autoComplete, ...rest }) => (
        <Field
          key={name}
          label={label}
          required
          className={'wide' in rest ? 'sm:col-span-2' : undefined}
          {...form.field(name)}
        >
          <TextInput {...form.bind(name)} autoComplete={autoComplete} />
        </Field>
      ))}
      <Field label="State" required {...form.field('state')}>
        <NativeSelect
          {...form.bind('state')}
          placeholder="Choose"
          options={states.map(({ label }) => ({ value: label, label }))}
        />
      </Field>
    </FormDialog>
  )
}

function senderEntry(sender: BatchData['sender'], states: Option[]) {
  const state = states.find(({ value }) => value === sender?.stateKey)?.label ?? ''
  return {
    fullname: sender?.fullname ?? '',
    phoneNumber: sender?.phoneNumber ?? '',
    email: sender?.email ?? '',
    address: sender?.address ?? '',
    city: sender?.city ?? '',
    state,
    postalCode: sender?.postalCode ?? HOME_POSTAL_CODE.origin,
  }
}
