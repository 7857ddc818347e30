import { useApiQuery } from '~/api/use_api_data'
import { Combobox } from '~/ui/combobox'
import { Field } from '~/ui/field'
import { statesQuery } from './zone_calls'

type StateFieldProps = {
  country: string
  value: string
  onChange: (state: string) => void
  error?: string | null
  /** Label of the choice of no state. Without it, a state is required. */
  none?: string
}

export function StateField({ country, value, onChange, error, none }: StateFieldProps) {
  const states = useApiQuery(statesQuery(country))
  return (
    <Field label="Origin State" error={error ?? states.failure?.message} required={!none}>
      <Combobox
        options={states.body?.data ?? []}
        value={value || null}
        onChange={(state) => onChange(state ?? '')}
        disabled={!states.body}
        placeholder={states.loading ? 'Loading states...' : (none ?? 'Choose')}
      />
    </Field>
  )
}
