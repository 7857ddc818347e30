import { lazy, Suspense, useRef, useState } from 'react'
import { Card } from '~/ui/card'
import { Checkbox } from '~/ui/checkbox'
import type { Option } from '~/ui/option'
import { TextInput, type TextInputProps } from '~/ui/text_input'
import { LocationFields } from './location_fields'
import { AddressBookPicker } from './address_book_picker'
import { KnownAddress } from './known_address'
import { LastRecipients } from './last_recipients'
import { limitNote } from '#shipping/customs/rules/carrier_limits'
import { CheckedField } from '#shipping/booking/components/form/checked_field'
import { withAddress, type AddressEntry } from '#shipping/booking/components/form/form_model'
import { isKnown, withSavedAddress } from '#shipping/booking/components/form/known_addresses'
import type { BookedAddress, SavedAddress, Side } from '#shipping/booking/components/form/types'
import type { FormHandle } from '#shipping/booking/components/form/use_booking_form'

const LatinProposal = lazy(() => import('./latin_proposal'))
const OriginalScript = lazy(() => import('./original_script'))

export interface AddressBlockProps {
  side: Side
  form: FormHandle
  countries: readonly Option[]
  saved: readonly SavedAddress[]
  /** Those that nobody has to read field by field. */
  known: readonly BookedAddress[]
  /** Those to choose from by one tap. */
  recent: readonly BookedAddress[]
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
  { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'email' },
  { name: 'address', label: 'Address', autoComplete: 'street-address', wide: true },
]

/** Who sends or receives, and where: one line of somebody who is known, until it is to be changed. */
export function AddressBlock(props: AddressBlockProps) {
  const { side, form, known } = props
  const entry = form.value[side]
  const [opened, setOpened] = useState(false)
  const [picked, setPicked] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const isRefused = Object.keys(entry).some((name) => form.problem(`${side}.${name}`))
  const folded = !opened && !isRefused && known.some((address) => isKnown(entry, address))

  function change() {
    setOpened(true)
    requestAnimationFrame(() => fields.current?.querySelector('input')?.focus())
  }

  function pick(address: BookedAddress) {
    form.choose(
      (value) => withSavedAddress(value, side, address),
      ...Object.keys(address).map((field) => `${side}.${field}`)
    )
    setOpened(false)
    setPicked(true)
  }

  return (
    <Card title={TITLES[side]} level={3}>
      {folded ? (
        <KnownAddress
          entry={entry}
          whose={TITLES[side].toLowerCase()}
          takesFocus={picked}
          onChange={change}
        />
      ) : (
        <div ref={fields}>
          <AddressFields {...props} onPick={pick} />
        </div>
      )}
    </Card>
  )
}

type AddressFieldsProps = AddressBlockProps & { onPick: (address: BookedAddress) => void }

function AddressFields(props: AddressFieldsProps) {
  const { side, form, countries, saved, recent, isStaff, onPick } = props
  const entry = form.value[side]
  const latin = (name: TextField['name'] | 'cityName') => {
    const proposal = form.proposal?.(`${side}.${name}`)
    return (
      <Suspense>
        {proposal && <LatinProposal side={side} form={form} name={name} proposal={proposal} />}
      </Suspense>
    )
  }
  const offered = recent.filter(({ country }) => countries.some(({ value }) => value === country))
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <LastRecipients recipients={offered} onPick={onPick} />
        <AddressBookPicker side={side} form={form} saved={saved} countries={countries} />
        {FIELDS.map(({ name, label, type, autoComplete, wide }) => {
          const field = `${side}.${name}`
          return (
            <CheckedField
              key={name}
              name={field}
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
                  form.change((value) => withAddress(value, side, { [name]: text }), field)
                }
              />
              {latin(name)}
            </CheckedField>
          )
        })}
        <LocationFields
          side={side}
          form={form}
          countries={countries}
          isStaff={isStaff}
          cityProposal={latin('cityName')}
        />
        <Suspense>{entry.originalScript && <OriginalScript side={side} form={form} />}</Suspense>
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
    </>
  )
}
