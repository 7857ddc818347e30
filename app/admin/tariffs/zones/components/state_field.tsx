import { Combobox } from '~/ui/combobox'
import { Field } from '~/ui/field'
import type { Option } from '~/ui/option'
import { useAnswer } from '#admin/tariffs/files/components/use_answer'
import { statesUrl } from './zone_urls'

type StateFieldProps = {
  country: string
  value: string
  onChange: (state: string) => void
  error?: string | null
}

/** The states of the country that is chosen. */
export function StateField({ country, value, onChange, error }: StateFieldProps) {
  const states = useAnswer<{ data: Option[] }>(country ? statesUrl(country) : null)
  return (
    <Field label="Origin State" error={error ?? states.failure} required>
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
