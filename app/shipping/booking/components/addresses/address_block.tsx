import { Card } from '~/ui/card'
import { Checkbox } from '~/ui/checkbox'
import type { Option } from '~/ui/option'
import { TextInput, type TextInputProps } from '~/ui/text_input'
import { LocationFields } from './location_fields'
import { AddressBookPicker } from './address_book_picker'
import { limitNote } from '#shipping/customs/rules/carrier_limits'
import { CheckedField } from '#shipping/booking/components/form/checked_field'
import { withAddress, type AddressEntry } from '#shipping/booking/components/form/form_model'
import type { SavedAddress, Side } from '#shipping/booking/components/form/types'
import type { FormHandle } from '#shipping/booking/components/form/use_booking_form'

export interface AddressBlockProps {
  side: Side
  form: FormHandle
  countries: readonly Option[]
  saved: readonly SavedAddress[]
  isStaff: boolean
}

interface TextField {
  name: keyof AddressEntry & ('fullname' | 'email' | 'phoneNumber' | 'address')
  label: string
  type?: TextInputProps['type']
  autoComplete: string
  wide?: boolean
}

const TITLES: Record<Side, string> = { origin: 'Sender', destination: 'Recipient' }

const FIELDS: TextField[] = [
  { name: 'fullname', label: 'Full Name', autoComplete: 'name', wide: true },
  { name: 'phoneNumber', label: 'Phone Number', type: 'tel', autoComplete: 'tel' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'address', label: 'Address', autoComplete: 'street-address', wide: true },
]

/** Who sends or receives, and where. */
export function AddressBlock({ side, form, countries, saved, isStaff }: AddressBlockProps) {
  const entry = form.value[side]
  return (
    <Card title={TITLES[side]} level={3}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <AddressBookPicker side={side} form={form} saved={saved} countries={countries} />
        {FIELDS.map(({ name, label, type, autoComplete, wide }) => (
          <CheckedField
            key={name}
            name={`${side}.${name}`}
            checked={form}
            label={label}
            hint={name === 'phoneNumber' ? limitNote('phone', entry.phoneNumber) : undefined}
            required
            className={wide ? 'sm:col-span-2' : undefined}
          >
            <TextInput
              type={type}
              value={entry[name]}
              autoComplete={`section-${side} ${autoComplete}`}
              onChange={(text) =>
                form.change(
                  (value) => withAddress(value, side, { [name]: text }),
                  `${side}.${name}`
                )
              }
            />
          </CheckedField>
        ))}
        <LocationFields side={side} form={form} countries={countries} isStaff={isStaff} />
      </div>
      <div className="mt-4">
        <Checkbox
          label="Save in address book"
          checked={entry.saveInAddressBook}
          onChange={(saveInAddressBook) =>
            form.change((value) => withAddress(value, side, { saveInAddressBook }))
          }
        />
      </div>
    </Card>
  )
}
