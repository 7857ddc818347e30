import { Field } from '~/ui/field'
import { NativeSelect } from '~/ui/native_select'
import type {
  RateField,
  RateForm,
  RateProblems,
} from '#shipping/pricing/calculator/rules/rate_rules'
import { CityField } from '#shipping/places/components/city_field'
import { destinationsFrom, withOriginCountry, withState } from './form_changes'
import type { RatesProps } from './types'
import { useCities } from '#shipping/places/components/use_cities'

export interface FieldsProps extends RatesProps {
  problems: RateProblems
  change: (next: RateForm, field?: RateField) => void
}

const PAIR = 'grid gap-5 sm:grid-cols-2'

export function ExportPlaces({ form, problems, change, countries }: FieldsProps) {
  return (
    <div className={PAIR}>
      <Field label="Origin Country" error={problems.originCountry} required>
        <NativeSelect
          name="originCountry"
          options={countries}
          value={form.originCountry}
          onChange={(country) => change(withOriginCountry(form, country), 'originCountry')}
        />
      </Field>
      <Field label="Destination Country" error={problems.destinationCountry} required>
        <NativeSelect
          name="destinationCountry"
          options={destinationsFrom(form.originCountry, countries)}
          placeholder="Choose a country"
          value={form.destinationCountry}
          onChange={(destinationCountry) =>
            change({ ...form, destinationCountry }, 'destinationCountry')
          }
        />
      </Field>
    </div>
  )
}

export function DomesticPlaces(props: FieldsProps) {
  return (
    <>
      <DomesticSide {...props} side="origin" label="Origin" known={props.originCities} />
      <DomesticSide
        {...props}
        side="destination"
        label="Destination"
        known={props.destinationCities}
      />
      <noscript>
        <p className="text-sm text-ink-muted">
          To choose a city, check the rates for its state first, then come back with Back.
        </p>
      </noscript>
    </>
  )
}

type SideProps = FieldsProps & {
  side: 'origin' | 'destination'
  label: string
  known: RatesProps['originCities']
}

function DomesticSide({ form, problems, change, states, side, label, known }: SideProps) {
  const cities = useCities(known)
  const stateField = `${side}State` as const
  const cityField = `${side}City` as const

  function changeState(stateKey: string) {
    change(withState(form, side, stateKey), stateField)
    void cities.load(stateKey)
  }

  return (
    <div className={PAIR}>
      <Field label={`${label} State`} error={problems[stateField]} required>
        <NativeSelect
          name={stateField}
          options={states}
          placeholder="Choose a state"
          value={form[stateField]}
          onChange={changeState}
        />
      </Field>
      <CityField
        label={`${label} City`}
        name={cityField}
        stateKey={form[stateField]}
        cities={cities}
        error={problems[cityField]}
        value={form[cityField]}
        onChange={(city) => change({ ...form, [cityField]: city }, cityField)}
      />
    </div>
  )
}
