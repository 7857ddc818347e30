import { useRead } from '~/api/use_loaded'
import { Combobox } from '~/ui/combobox'
import { Field } from '~/ui/field'
import { statesOf } from './zone_calls'

type StateFieldProps = {
  country: string
  value: string
  onChange: (state: string) => void
  error?: string | null
}

/** The states of the country that is chosen. */
export function StateField({ country, value, onChange, error }: StateFieldProps) {
  const states = useRead(statesOf(country))
  return (
    <Field label="Origin State" error={error ?? states.failure?.message} required>
      <Combobox
        options={states.body?.data ?? []}
        value={value || null}
        onChange={(state) => onChange(state ?? '')}
        disabled={!states.body}
        placeholder={states.loading ? 'Loading states...' : 'Choose'}
      />
    </Field>
  )
}
