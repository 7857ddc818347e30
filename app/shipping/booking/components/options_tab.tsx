import { Card } from '~/ui/card'
import { Checkbox } from '~/ui/checkbox'
import { Field } from '~/ui/field'
import { formatNaira } from '~/ui/money'
import { RadioCards } from '~/ui/radio_cards'
import { TextInput } from '~/ui/text_input'
import { MAX_REFERENCE_LENGTH } from '#shipping/booking/rules/booking_rules'
import type { BookingForm } from '#shipping/booking/components/form/form_model'
import { PickupFields, type OptionsTabProps } from './pickup_fields'
import type { BookingScreen } from '#shipping/booking/components/form/booking_types'

export function OptionsTab({ form, screen }: OptionsTabProps) {
  const { insurance, signatureRequired, reference = '' } = form.value
  const available = screen.signatureServiceFee >= 0
  const set = (change: Partial<BookingForm>) =>
    form.change((value) => ({ ...value, ...change }), ...Object.keys(change))
  return (
    <div className="grid gap-4">
      <Card title="Insurance" level={3}>
        <Field label="Insurance" group hideLabel error={form.problem('insurance')}>
          <RadioCards
            columns={2}
            options={insurances(screen.insuranceList)}
            value={insurance}
            onChange={(code) => set({ insurance: code })}
          />
        </Field>
      </Card>
      <Card title="Signature" level={3}>
        <Checkbox
          label={
            available
              ? `Signature on delivery, ${formatNaira(screen.signatureServiceFee)}`
              : 'Signature on delivery'
          }
          hint={
            available
              ? 'The receiver must sign before the courier hands over the parcel.'
              : 'This service is not available at the moment.'
          }
          disabled={!available}
          checked={available && signatureRequired}
          error={form.problem('signatureRequired')}
          onChange={(required) => set({ signatureRequired: required })}
        />
      </Card>
      <Card title="Pickup" level={3}>
        <PickupFields form={form} screen={screen} set={set} />
      </Card>
      <Card>
        <Field
          label="Your reference"
          hint="Such as an order number. You can search for the shipment with it."
          optional
          error={form.problem('reference')}
        >
          <TextInput
            value={reference}
            maxLength={MAX_REFERENCE_LENGTH}
            autoComplete="off"
            onChange={(text) => set({ reference: text })}
          />
        </Field>
      </Card>
    </div>
  )
}

const STANDARD = {
  code: 'Standard' as const,
  label: 'Standard Insurance',
  description: "Free. Covers the courier's standard liability.",
}

/** Standard insurance comes first because every booking starts with it. */
function insurances(list: BookingScreen['insuranceList']) {
  const standard = list.find(({ code }) => code === 'Standard') ?? STANDARD
  const others = list.filter(({ code }) => code !== 'Standard')
  return [standard, ...others].map(({ code, label, description }) => ({
    value: code,
    label,
    description,
  }))
}
