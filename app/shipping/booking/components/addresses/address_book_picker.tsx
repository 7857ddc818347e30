import { useCallback, useMemo, useState } from 'react'
import { callApi } from '~/api/call_api'
import { Combobox } from '~/ui/combobox'
import { Field } from '~/ui/field'
import type { Option } from '~/ui/option'
import { withSavedAddress } from '#shipping/booking/components/form/form_defaults'
import { MAX_ADDRESS_BOOK_ENTRIES } from '#shipping/booking/rules/saved_box_rules'
import type { SavedAddressData } from '#shipping/booking/components/form/booking_types'
import type { BookedAddress, AddressSide } from '#shipping/booking/components/form/booking_types'
import type { FormHandle } from '#shipping/booking/components/form/use_booking_form'

export interface AddressBlockProps {
  side: AddressSide
  form: FormHandle
  countries: readonly Option[]
  saved: readonly SavedAddressData[]
  /** Addresses of earlier bookings. A form filled with one shows it as one line. */
  known: readonly BookedAddress[]
  /** Addresses offered as buttons; one tap fills in the form. */
  recent: readonly BookedAddress[]
  isStaff: boolean
}

const MAX_MATCHES = 50

type PickerProps = Pick<AddressBlockProps, 'side' | 'form' | 'countries' | 'saved'>

type Choice = Option<number> & { line: SavedAddressData }

/**
 * Fills in a whole address at once, offering only addresses in countries the shipment can go to.
 * Lists the entries sent with the page and searches larger address books on the server.
 */
export function AddressBookPicker({ side, form, countries, saved }: PickerProps) {
  const [picked, setPicked] = useState<number | null>(null)
  const served = countries.map(({ value }) => value).join()
  const choices = useMemo(() => choicesAmong(saved, served), [saved, served])
  const search = useCallback(
    async (typed: string) => {
      const query = { side, search: typed.trim(), perPage: MAX_MATCHES }
      const outcome = await callApi('api.shipping.book_entries.index', { query })
      if (!outcome.ok) throw new Error(outcome.message)
      return choicesAmong(outcome.body.data, served)
    },
    [side, served]
  )
  if (choices.length === 0) return null

  function pick(id: number | null, choice: Option<number> | null) {
    setPicked(id)
    if (!choice) return
    const { line } = choice as Choice
    form.choose(
      (value) => withSavedAddress(value, side, line),
      ...Object.keys(line).map((field) => `${side}.${field}`)
    )
  }

  return (
    <div className="sm:col-span-2">
      <Field label="Address book" optional>
        <Combobox
          {...(saved.length < MAX_ADDRESS_BOOK_ENTRIES
            ? { options: choices }
            : { loadOptions: search })}
          value={picked}
          onChange={pick}
          placeholder="Find a saved address by name, street or city"
          emptyText="No saved address"
        />
      </Field>
    </div>
  )
}

function choicesAmong(lines: readonly SavedAddressData[], served: string): Choice[] {
  return lines
    .filter(({ country }) => served.split(',').includes(country))
    .map((line) => ({ line, value: line.id, label: line.fullname, description: lineOf(line) }))
}

function lineOf({ address, cityName, stateName, countryName }: SavedAddressData): string {
  return [address, cityName, stateName, countryName].filter(Boolean).join(', ')
}
