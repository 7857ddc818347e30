import { lazy, Suspense, useRef, useState } from 'react'
import { Card } from '~/ui/card'
import { Checkbox } from '~/ui/checkbox'
import { TextInput, type TextInputProps } from '~/ui/text_input'
import { LocationFields } from './location_fields'
import { AddressBookPicker, type AddressBlockProps } from './address_book_picker'
import { SavedAddressLine } from './saved_address_line'
import { fieldLimitNote } from '#shipping/customs/rules/carrier_limits'
import { ValidatedField } from '#shipping/booking/components/form/validated_field'
import { withAddress, type AddressEntry } from '#shipping/booking/components/form/form_model'
import { matchesAddress, withSavedAddress } from '#shipping/booking/components/form/form_defaults'
import type { BookedAddress, AddressSide } from '#shipping/booking/components/form/booking_types'

const LatinProposal = lazy(() => import('./latin_proposal'))
const OriginalScript = lazy(() => import('./original_script'))

interface TextField {
  name: keyof AddressEntry & ('fullname' | 'email' | 'phoneNumber' | 'address')
  label: string
  type?: TextInputProps['type']
  autoComplete: string
  wide?: boolean
}

const TITLES: Record<AddressSide, string> = { origin: 'Sender', destination: 'Recipient' }

const FIELDS: TextField[] = [
  { name: 'fullname', label: 'Full Name', autoComplete: 'name', wide: true },
  { name: 'phoneNumber', label: 'Phone Number', type: 'tel', autoComplete: 'tel' },
  { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'email' },
  { name: 'address', label: 'Address', autoComplete: 'street-address', wide: true },
]

export function AddressBlock(props: AddressBlockProps) {
  const { side, form, known } = props
  const entry = form.value[side]
  const [opened, setOpened] = useState(false)
  const [picked, setPicked] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const isRefused = Object.keys(entry).some((name) => form.problem(`${side}.${name}`))
  const folded = !opened && !isRefused && known.some((address) => matchesAddress(entry, address))

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
        <SavedAddressLine
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
            <ValidatedField
              key={name}
              name={field}
              checked={form}
              label={label}
              hint={name === 'phoneNumber' ? fieldLimitNote('phone', entry.phoneNumber) : undefined}
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
            </ValidatedField>
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

interface LastRecipientsProps {
  recipients: readonly BookedAddress[]
  onPick: (recipient: BookedAddress) => void
}

function LastRecipients({ recipients, onPick }: LastRecipientsProps) {
  if (recipients.length === 0) return null
  return (
    <div role="group" aria-label="Recent recipients" className="sm:col-span-2">
      <p aria-hidden="true" className="mb-1.5 text-sm font-medium">
        Recent recipients
      </p>
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-3">
        {recipients.map((recipient) => (
          <li key={`${recipient.fullname} ${recipient.phoneNumber} ${recipient.address}`}>
            <button
              type="button"
              onClick={() => onPick(recipient)}
              className="block min-h-11 w-full rounded border border-line-strong bg-surface-raised px-3 py-2 text-left text-sm hover:bg-surface-sunken"
            >
              <span className="block truncate font-medium">{recipient.fullname}</span>
              <span className="block truncate text-ink-muted">
                {recipientAddressText(recipient)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function recipientAddressText({
  address,
  cityName,
  stateName,
  countryName,
}: BookedAddress): string {
  return [address, cityName ?? stateName, countryName].filter(Boolean).join(', ')
}
