import { useApiForm } from '~/api/use_api_form'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Field } from '~/ui/field'
import { NativeSelect } from '~/ui/native_select'
import { Notice } from '~/ui/notice'
import type { Option } from '~/ui/option'
import { TextInput } from '~/ui/text_input'
import { senderChecks } from '#shipping/booking/rules/booking_rules'
import { HOME_POSTAL_CODE } from '#shipping/booking/rules/home_postal_code'
import type { ChangeBatch, ShownBatch } from './use_batch'

interface SenderDialogProps {
  sender: ShownBatch['sender']
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

/** Who sends all parcels of a batch, from one place in Nigeria. */
export function SenderDialog({ sender, states, change, onClose }: SenderDialogProps) {
  const { form, values, problems, refusal, busy, set, submit } = useApiForm({
    initial: entryOf(sender, states),
    checks: { fullname, email, address, postalCode },
    send: (entered) => change({ sender: entered }),
    renamed: Object.fromEntries(
      [...FIELDS.map(({ name }) => name), 'state' as const].map((name) => [`sender.${name}`, name])
    ),
    done: onClose,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Sender"
      description="All parcels of this batch are sent from here."
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form="batch-sender" busy={busy} busyLabel="Pricing...">
            Save
          </Button>
        </>
      }
    >
      <form
        id="batch-sender"
        ref={form}
        noValidate
        onSubmit={submit}
        className="grid gap-4 sm:grid-cols-2"
      >
        {refusal && (
          <Notice tone="danger" className="sm:col-span-2">
            {refusal.message}
          </Notice>
        )}
        {FIELDS.map((field) => (
          <Field
            key={field.name}
            label={field.label}
            error={problems[field.name]}
            required
            className={'wide' in field ? 'sm:col-span-2' : undefined}
          >
            <TextInput
              name={field.name}
              value={values[field.name]}
              autoComplete={field.autoComplete}
              onChange={(text) => set(field.name, text)}
            />
          </Field>
        ))}
        <Field label="State" error={problems.state} required>
          <NativeSelect
            name="state"
            placeholder="Choose"
            options={states.map(({ label }) => ({ value: label, label }))}
            value={values.state}
            onChange={(state) => set('state', state)}
          />
        </Field>
      </form>
    </Dialog>
  )
}

function entryOf(sender: ShownBatch['sender'], states: Option[]) {
  const state = states.find(({ value }) => value === sender?.stateKey)?.label ?? ''
  return {
    ...{ fullname: sender?.fullname ?? '', phoneNumber: sender?.phoneNumber ?? '' },
    ...{ email: sender?.email ?? '', address: sender?.address ?? '' },
    ...{
      city: sender?.city ?? '',
      state,
      postalCode: sender?.postalCode ?? HOME_POSTAL_CODE.origin,
    },
  }
}
