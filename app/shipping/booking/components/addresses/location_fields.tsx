import { type ReactNode, useId } from 'react'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/checkbox'
import { Combobox } from '~/ui/combobox'
import type { Option } from '~/ui/option'
import { TextInput } from '~/ui/text_input'
import { ValidatedField } from '#shipping/booking/components/form/validated_field'
import {
  isHomeCountry,
  picksCity,
  withAddress,
  withCountry,
  withManualCity,
  withAddressState,
} from '#shipping/booking/components/form/form_model'
import {
  hasNoPostalCodes,
  needsCity,
  needsState,
  NO_STATE,
} from '#shipping/places/rules/required_address_fields'
import { fieldLimitNote } from '#shipping/customs/rules/carrier_limits'
import type { FormHandle } from '#shipping/booking/components/form/use_booking_form'
import type { AddressSide } from '#shipping/booking/components/form/booking_types'
import { usePlaceOptions } from './use_place_options'

interface LocationFieldsProps {
  side: AddressSide
  form: FormHandle
  countries: readonly Option[]
  isStaff: boolean
  cityProposal?: ReactNode
}

/** Each field narrows the choices of the next. */
export function LocationFields(props: LocationFieldsProps) {
  const { side, form, countries } = props
  const entry = form.value[side]
  const states = usePlaceOptions(entry.country || null)
  return (
    <>
      <ValidatedField name={`${side}.country`} checked={form} label="Country" required>
        <Combobox
          options={countries}
          value={entry.country}
          clearable={false}
          onChange={(country) =>
            country && form.choose((value) => withCountry(value, side, country), `${side}.country`)
          }
          placeholder="Choose a country"
        />
      </ValidatedField>
      <ValidatedField
        name={`${side}.state`}
        checked={form}
        label="State"
        required
        aside={states.failed && <Reload onClick={states.retry} />}
      >
        <Combobox
          // A new key resets the list, so that it never shows a state of another country.
          key={entry.country}
          options={stateChoices(entry.country, states.places)}
          value={entry.state}
          selected={entry.state === NO_STATE ? STATELESS : named(entry.state, entry.stateName)}
          clearable={false}
          loading={states.loading}
          disabled={!entry.country}
          onChange={(_, state) =>
            state && form.choose((value) => withAddressState(value, side, state), `${side}.state`)
          }
          placeholder={placeholderOf(states.loading, entry.country, 'state', 'country')}
        />
      </ValidatedField>
      <CityField {...props} />
      <ValidatedField
        name={`${side}.postalCode`}
        checked={form}
        label="Postal Code"
        hint={
          fieldLimitNote('postalCode', entry.postalCode) ??
          (isHomeCountry(entry.country) ? 'Keep it as it is if you do not know it.' : undefined)
        }
        required={!hasNoPostalCodes(entry.country)}
        optional={hasNoPostalCodes(entry.country)}
      >
        <TextInput
          value={entry.postalCode}
          maxLength={10}
          autoComplete={`section-${side} postal-code`}
          onChange={(postalCode) =>
            form.change((value) => withAddress(value, side, { postalCode }), `${side}.postalCode`)
          }
        />
      </ValidatedField>
    </>
  )
}

function CityField({ side, form, isStaff, cityProposal }: LocationFieldsProps) {
  const entry = form.value[side]
  const picks = picksCity(entry)
  const cities = usePlaceOptions(picks && entry.state ? entry.state : null)
  const name = `${side}.cityName`
  const mayWrite = isStaff && side === 'destination' && isHomeCountry(entry.country)
  return (
    <ValidatedField
      name={name}
      checked={form}
      label="City"
      hint={fieldLimitNote('city', entry.cityName)}
      required={needsCity(entry.country)}
      optional={!needsCity(entry.country)}
      aside={cities.failed && <Reload onClick={cities.retry} />}
    >
      {picks ? (
        <Combobox
          key={entry.state}
          options={cities.places}
          value={entry.city}
          selected={named(entry.city, entry.cityName)}
          loading={cities.loading}
          disabled={!entry.state}
          onChange={(city, option) =>
            form.choose(
              (value) =>
                withAddress(value, side, { city: city ?? '', cityName: option?.label ?? '' }),
              name,
              `${side}.city`
            )
          }
          placeholder={placeholderOf(cities.loading, entry.state, 'city', 'state')}
        />
      ) : (
        <TextInput
          value={entry.cityName}
          maxLength={40}
          autoComplete={`section-${side} address-level2`}
          onChange={(cityName) =>
            form.change((value) => withAddress(value, side, { cityName }), name)
          }
        />
      )}
      {cityProposal}
      {mayWrite && <ManualCity form={form} side={side} checked={entry.manualCity} />}
    </ValidatedField>
  )
}

const STATELESS: Option = { value: NO_STATE, label: 'No state' }

function stateChoices(country: string, states: readonly Option[]): readonly Option[] {
  if (!country || needsState(country)) return states
  return [STATELESS, ...states]
}

function ManualCity({
  form,
  side,
  checked,
}: {
  form: FormHandle
  side: AddressSide
  checked: boolean
}) {
  const id = useId()
  return (
    <div className="mt-2">
      <Checkbox
        id={id}
        label="Enter the city name manually"
        checked={checked}
        onChange={(manual) => form.change((value) => withManualCity(value, side, manual))}
      />
    </div>
  )
}

function Reload({ onClick }: { onClick: () => void }) {
  return (
    <Button size="sm" variant="ghost" onClick={onClick}>
      Could not load. Try again
    </Button>
  )
}

function named(value: string, label: string): Option | null {
  return value ? { value, label: label || value } : null
}

function placeholderOf(loading: boolean, parent: string, what: string, parentWhat: string) {
  if (!parent) return `Choose the ${parentWhat} first`
  return loading ? 'Loading...' : `Choose a ${what}`
}
