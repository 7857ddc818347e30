import { Checkbox } from '~/ui/checkbox'
import { Combobox } from '~/ui/combobox'
import { Field } from '~/ui/field'
import { MultiCombobox } from '~/ui/multi_combobox'
import { RadioGroup } from '~/ui/radio_group'
import { TextInput } from '~/ui/text_input'
import { LocationFields } from '#shipping/booking/components/addresses/location_fields'
import { ValidatedField } from '#shipping/booking/components/form/validated_field'
import { isHomeCountry, withAddress } from '#shipping/booking/components/form/form_model'
import { localGovernmentsOf } from '#shipping/places/rules/local_governments'
import { LANDMARK_LENGTH } from '#shipping/addresses/rules/book_rules'
import { SIDE_OPTIONS } from './book_types'
import type { BookEntryFormState } from './use_book_entry_form'
import type { Option } from '~/ui/option'
import type { BookDialogProps, BookEntryData, AddressGroupData } from './book_types'

export interface BookEntryDialogProps extends BookDialogProps {
  entry: BookEntryData | null
  countries: readonly Option[]
  groups: readonly AddressGroupData[]
  isTeam: boolean
  isStaff: boolean
}

type EntryFieldsProps = { form: BookEntryFormState; isOwn: boolean } & Pick<
  BookEntryDialogProps,
  'countries' | 'groups' | 'isTeam' | 'isStaff'
>

const TEXTS = [
  { name: 'fullname', label: 'Full Name', type: 'text', wide: true },
  { name: 'phoneNumber', label: 'Phone Number', type: 'tel', wide: false },
  { name: 'email', label: 'E-mail', type: 'email', wide: false },
  { name: 'address', label: 'Address', type: 'text', wide: true },
] as const

export function EntryFields(props: EntryFieldsProps) {
  const { form, countries, groups, isTeam, isOwn, isStaff } = props
  const { side, handle, entry, beside, put } = form
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Field label="Used as" group>
          <RadioGroup inline options={SIDE_OPTIONS} value={side} onChange={form.turn} />
        </Field>
      </div>
      {TEXTS.map(({ name, label, type, wide }) => (
        <ValidatedField
          key={name}
          name={`${side}.${name}`}
          checked={handle}
          label={label}
          required
          className={wide ? 'sm:col-span-2' : undefined}
        >
          <TextInput
            type={type}
            value={entry[name]}
            autoComplete="off"
            onChange={(text) =>
              handle.change(
                (value) => withAddress(value, side, { [name]: text }),
                `${side}.${name}`
              )
            }
          />
        </ValidatedField>
      ))}
      <LocationFields side={side} form={handle} countries={countries} isStaff={isStaff} />
      <Landmark form={form} />
      <LocalGovernmentField form={form} />
      {groups.length > 0 && (
        <Field label="Groups" optional>
          <MultiCombobox
            options={groups.map(({ id, name }) => ({ value: id, label: name }))}
            value={beside.groups}
            onChange={(chosen) => put({ groups: chosen })}
            placeholder="Choose groups"
          />
        </Field>
      )}
      {isTeam && isOwn && (
        <div className="sm:col-span-2">
          <Checkbox
            label="Share with my business"
            hint="Everybody in your business can use it. Only you and the owners can change it."
            checked={beside.shared}
            onChange={(shared) => put({ shared })}
          />
        </div>
      )}
    </div>
  )
}

/** Many Nigerian houses have no visible number, so couriers need a landmark. */
function Landmark({ form: { side, handle, beside, put } }: { form: BookEntryFormState }) {
  return (
    <ValidatedField
      name={`${side}.landmark`}
      checked={handle}
      label="Landmark"
      hint="Something nearby, such as “opposite Total filling station”."
      optional
      className="sm:col-span-2"
    >
      <TextInput
        value={beside.landmark}
        maxLength={LANDMARK_LENGTH}
        autoComplete="off"
        onChange={(landmark) => put({ landmark })}
      />
    </ValidatedField>
  )
}

/** Shown only for Nigerian addresses, once the user has chosen a state. */
function LocalGovernmentField({ form }: { form: BookEntryFormState }) {
  const { side, handle, entry, beside, put } = form
  const names = isHomeCountry(entry.country) ? localGovernmentsOf(entry.state) : []
  if (names.length === 0) return null
  return (
    <ValidatedField name={`${side}.lga`} checked={handle} label="Local Government" optional>
      <Combobox
        key={entry.state}
        options={names.map((name) => ({ value: name, label: name }))}
        value={names.includes(beside.lga) ? beside.lga : ''}
        onChange={(lga) => put({ lga: lga ?? '' })}
        placeholder="Choose a local government"
      />
    </ValidatedField>
  )
}
