import { useApiQuery } from '~/api/use_api_data'
import { Combobox } from '~/ui/combobox'
import { Field } from '~/ui/field'
import { statesQuery } from './zone_calls'

type StateFieldProps = {
  country: string
  value: string
  onChange: (state: string) => void
  error?: string | null
}

export function StateField({ country, value, onChange, error }: StateFieldProps) {
  const states = useApiQuery(statesQuery(country))
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
