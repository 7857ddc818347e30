import { Field } from '~/ui/field'
import { NativeSelect } from '~/ui/native_select'
import type {
  RateField,
  RateForm,
  RateProblems,
} from '#shipping/pricing/calculator/rules/rate_rules'
import { CityField } from '#shipping/places/components/city_field'
import { destinationOptions, changeOriginCountry, changeFormState } from './rate_form_changes'
import type { RatesPageProps } from './rate_types'
import { useCities } from '#shipping/places/components/use_cities'
import { useRatesWords } from './use_rates_words'

export interface RateFieldsProps extends RatesPageProps {
  problems: RateProblems
  change: (next: RateForm, field?: RateField) => void
}

const PAIR = 'grid gap-5 sm:grid-cols-2'

export function ExportPlaces({ form, problems, change, countries }: RateFieldsProps) {
  const t = useRatesWords()
  return (
    <div className={PAIR}>
      <Field label={t('rates.originCountry')} error={problems.originCountry} required>
        <NativeSelect
          name="originCountry"
          options={countries}
          value={form.originCountry}
          onChange={(country) => change(changeOriginCountry(form, country), 'originCountry')}
        />
      </Field>
      <Field label={t('rates.destinationCountry')} error={problems.destinationCountry} required>
        <NativeSelect
          name="destinationCountry"
          options={destinationOptions(form.originCountry, countries)}
          placeholder={t('rates.chooseCountry')}
          value={form.destinationCountry}
          onChange={(destinationCountry) =>
            change({ ...form, destinationCountry }, 'destinationCountry')
          }
        />
      </Field>
    </div>
  )
}

export function DomesticPlaces(props: RateFieldsProps) {
  const t = useRatesWords()
  return (
    <>
      <DomesticSide {...props} side="origin" known={props.originCities} />
      <DomesticSide {...props} side="destination" known={props.destinationCities} />
      <noscript>
        <p className="text-sm text-ink-muted">{t('rates.noScript')}</p>
      </noscript>
    </>
  )
}

type SideProps = RateFieldsProps & {
  side: 'origin' | 'destination'
  known: RatesPageProps['originCities']
}

function DomesticSide({ form, problems, change, states, side, known }: SideProps) {
  const t = useRatesWords()
  const cities = useCities(known)
  const stateField = `${side}State` as const
  const cityField = `${side}City` as const

  function changeState(stateKey: string) {
    change(changeFormState(form, side, stateKey), stateField)
    void cities.load(stateKey)
  }

  return (
    <div className={PAIR}>
      <Field label={t(`rates.${stateField}`)} error={problems[stateField]} required>
        <NativeSelect
          name={stateField}
          options={states}
          placeholder={t('rates.chooseState')}
          value={form[stateField]}
          onChange={changeState}
        />
      </Field>
      <CityField
        label={t(`rates.${cityField}`)}
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
