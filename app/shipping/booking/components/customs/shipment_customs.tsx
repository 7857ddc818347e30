import { Disclosure } from '~/ui/disclosure'
import { Field } from '~/ui/field'
import { RadioCards } from '~/ui/radio_cards'
import { Select } from '~/ui/select'
import { TextInput } from '~/ui/text_input'
import { ValidatedField } from '#shipping/booking/components/form/validated_field'
import { emptyCustoms, type CustomsEntry } from '#shipping/booking/components/form/form_model'
import type { BookingScreen } from '#shipping/booking/components/form/booking_types'
import type { FormHandle } from '#shipping/booking/components/form/use_booking_form'
import { fieldLimitNote } from '#shipping/customs/rules/carrier_limits'
import { EXPORT_REASON_LABELS, EXPORT_REASONS } from '#shipping/shipment/rules/export_declaration'

const PAYERS = [
  {
    value: 'DAP' as const,
    label: 'The receiver',
    description: 'They pay before the parcel is handed over.',
  },
  {
    value: 'DDP' as const,
    label: 'You',
    description: 'The courier pays, and we send its bill to you.',
  },
]

const REASONS = EXPORT_REASONS.map((value) => ({ value, label: EXPORT_REASON_LABELS[value] }))

const TAX_IDS = [
  { name: 'senderTaxId', label: 'Your Tax ID', hint: 'Your TIN, if you have one.' },
  { name: 'receiverTaxId', label: 'Receiver’s Tax ID', hint: 'Such as VAT or EORI number.' },
] as const

/** The user may leave the declaration unchanged, because each of its fields has a default. */
export function ShipmentCustoms({ form, screen }: { form: FormHandle; screen: BookingScreen }) {
  const customs = form.value.customs ?? emptyCustoms
  const set = (change: Partial<CustomsEntry>) =>
    form.change(
      (value) => ({ ...value, customs: { ...(value.customs ?? emptyCustoms), ...change } }),
      ...Object.keys(change).map((name) => `customs.${name}`)
    )
  return (
    <Disclosure
      title="Customs"
      aside="Optional"
      defaultOpen={TAX_IDS.some(({ name }) => form.problem(`customs.${name}`))}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Who pays duties and taxes there?" group className="sm:col-span-2">
          <RadioCards
            columns={2}
            options={PAYERS}
            value={customs.incoterm}
            onChange={(incoterm) => set({ incoterm })}
          />
        </Field>
        <Field label="Why are you sending it?" className="sm:col-span-2">
          <Select
            options={REASONS}
            value={customs.exportReason ?? screen.exportReason}
            onChange={(exportReason) => set({ exportReason })}
          />
        </Field>
        {TAX_IDS.map(({ name, label, hint }) => (
          <ValidatedField
            key={name}
            name={`customs.${name}`}
            checked={form}
            label={label}
            hint={fieldLimitNote('taxId', customs[name]) ?? hint}
            optional
          >
            <TextInput
              value={customs[name]}
              autoComplete="off"
              onChange={(text) => set({ [name]: text })}
            />
          </ValidatedField>
        ))}
      </div>
    </Disclosure>
  )
}
