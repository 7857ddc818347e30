import { usePage } from '@inertiajs/react'
import { Card } from '~/ui/card'
import { Combobox } from '~/ui/combobox'
import { Field } from '~/ui/field'
import type { Option } from '~/ui/option'
import { RadioGroup } from '~/ui/radio_group'
import { TextInput } from '~/ui/text_input'
import { TextField } from './text_field'
import type { BusinessForm } from './use_business_form'

const LABELS = [
  { value: 'pdf', label: 'A6 pages (PDF)' },
  { value: 'zpl', label: 'Thermal printer (ZPL)' },
] as const

/** What every business has to say of itself. */
export function CoreProfile({ form, states }: { form: BusinessForm; states: Option[] }) {
  const { primaryDomain } = usePage().props.brand
  return (
    <Card title="Core Profile" description="Mandatory">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          form={form}
          name="name"
          label="Business Name"
          autoComplete="organization"
          required
        />
        <TextField
          form={form}
          name="shortName"
          label="Contact Name (Business Owner)"
          autoComplete="name"
          required
        />
        <TextField
          form={form}
          name="contactPhoneNumber"
          label="Contact Phone Number"
          type="tel"
          autoComplete="tel"
          required
        />
        <TextField
          form={form}
          name="contactEmail"
          label="Contact Email"
          type="email"
          autoComplete="email"
          required
        />
        <Field label="Country" hint="Businesses are in Nigeria.">
          <TextInput value="Nigeria" readOnly />
        </Field>
        <Field
          label="State"
          hint="Where the business is."
          {...form.field('businessState')}
          required
        >
          <Combobox
            options={states}
            value={form.values.businessState.value || undefined}
            onChange={(_, option) => form.set('businessState', option ?? { value: '', label: '' })}
            placeholder="Choose a state"
          />
        </Field>
        <TextField
          form={form}
          name="subdomain"
          label="Tracking Page Address"
          hint="Where receivers follow their parcels once you publish your page."
          suffix={`.${primaryDomain}`}
          autoComplete="off"
          className="sm:col-span-2"
        />
        <LabelsField form={form} />
      </div>
    </Card>
  )
}

function LabelsField({ form }: { form: BusinessForm }) {
  return (
    <Field
      label="Labels"
      hint="What the couriers send for your printer."
      className="sm:col-span-2"
      group
    >
      <RadioGroup
        name="labelFormat"
        inline
        options={LABELS}
        value={form.values.labelFormat}
        onChange={(format) => form.set('labelFormat', format)}
      />
    </Field>
  )
}
