import { useMemo, useState } from 'react'
import { Combobox } from '~/ui/combobox'
import { Field } from '~/ui/field'
import { withSavedAddress } from '#shipping/booking/components/form/known_addresses'
import type { AddressBlockProps } from './address_block'
import type { SavedAddress } from '#shipping/booking/components/form/types'

type PickerProps = Pick<AddressBlockProps, 'side' | 'form' | 'countries' | 'saved'>

/** Fills a whole address in at once. It offers only addresses that the shipment can go to. */
export function AddressBookPicker({ side, form, countries, saved }: PickerProps) {
  const [picked, setPicked] = useState<number | null>(null)
  const choices = useMemo(
    () =>
      saved
        .filter(({ country }) => countries.some(({ value }) => value === country))
        .map((address) => ({
          value: address.id,
          label: address.fullname,
          description: lineOf(address),
        })),
    [saved, countries]
  )
  if (choices.length === 0) return null

  function pick(id: number | null) {
    setPicked(id)
    const address = saved.find((one) => one.id === id)
    if (!address) return
    form.choose(
      (value) => withSavedAddress(value, side, address),
      ...Object.keys(address).map((field) => `${side}.${field}`)
    )
  }

  return (
    <div className="sm:col-span-2">
      <Field label="Address book" optional>
        <Combobox
          options={choices}
          value={picked}
          onChange={pick}
          placeholder="Find a saved address by name, street or city"
          emptyText="No saved address"
        />
      </Field>
    </div>
  )
}

function lineOf({ address, cityName, stateName, countryName }: SavedAddress): string {
  return [address, cityName, stateName, countryName].filter(Boolean).join(', ')
}
