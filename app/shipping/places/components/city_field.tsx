import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { NativeSelect } from '~/ui/native_select'
import type { Cities } from './use_cities'
import { usePlacesWords } from './use_places_words'

export interface CityFieldProps {
  label: string
  name: string
  stateKey: string
  cities: Cities
  error?: string
  value: string
  onChange: (city: string) => void
}

export function CityField(props: CityFieldProps) {
  const { label, name, stateKey, cities, error, value, onChange } = props
  const t = usePlacesWords()
  if (cities.failed) return <LoadFailure {...props} />
  return (
    <Field label={label} error={error} optional>
      <NativeSelect
        name={name}
        options={cities.options}
        placeholder={t(placeholderOf(stateKey, cities))}
        disabled={cities.options.length === 0}
        value={value}
        onChange={onChange}
      />
    </Field>
  )
}

function LoadFailure({ label, stateKey, cities }: CityFieldProps) {
  const t = usePlacesWords()
  return (
    <div role="alert" className="min-w-0">
      <p className="mb-1 text-sm font-medium">{label}</p>
      <p className="text-sm text-ink-muted">{t('places.failed')}</p>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => void cities.load(stateKey)}
        className="mt-2"
      >
        {t('places.retry')}
      </Button>
    </div>
  )
}

function placeholderOf(stateKey: string, { options, loading }: Cities) {
  if (!stateKey) return 'places.stateFirst'
  if (loading) return 'places.loading'
  return options.length > 0 ? 'places.any' : 'places.none'
}
