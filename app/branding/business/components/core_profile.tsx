import { usePage } from '@inertiajs/react'
import { Combobox } from '~/ui/combobox'
import { Field } from '~/ui/field'
import type { Option } from '~/ui/option'
import { TextInput } from '~/ui/text_input'
import { countFilledIn, ProfileSection } from './profile_section'
import { BusinessTextField } from './business_text_field'
import type { BusinessFormState } from './use_business_form'

const NAMES = ['name', 'shortName', 'contactPhoneNumber', 'contactEmail', 'businessState'] as const

export function CoreProfile({ form, states }: { form: BusinessFormState; states: Option[] }) {
  const { primaryDomain } = usePage().props.brand
  const filled = countFilledIn(form, NAMES)
  return (
    <ProfileSection
      title="Core Profile"
      need="Mandatory"
      state={filled === NAMES.length ? 'Done' : `${filled} of ${NAMES.length} filled in`}
      isDone={filled === NAMES.length}
      startsOpen
      form={form}
      names={[...NAMES, 'subdomain']}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <BusinessTextField
          form={form}
          name="name"
          label="Business Name"
          autoComplete="organization"
          required
        />
        <ContactFields form={form} />
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
        <BusinessTextField
          form={form}
          name="subdomain"
          label="Tracking Page Address"
          hint="Where receivers follow their parcels once you publish your page."
          suffix={`.${primaryDomain}`}
          autoComplete="off"
          className="sm:col-span-2"
        />
      </div>
    </ProfileSection>
  )
}

function ContactFields({ form }: { form: BusinessFormState }) {
  return (
    <>
      <BusinessTextField
        form={form}
        name="shortName"
        label="Contact Name (Business Owner)"
        autoComplete="name"
        required
      />
      <BusinessTextField
        form={form}
        name="contactPhoneNumber"
        label="Contact Phone Number"
        type="tel"
        autoComplete="tel"
        required
      />
      <BusinessTextField
        form={form}
        name="contactEmail"
        label="Contact E-mail"
        type="email"
        autoComplete="email"
        required
      />
    </>
  )
}
