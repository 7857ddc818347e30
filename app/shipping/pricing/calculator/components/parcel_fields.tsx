import { Field } from '~/ui/field'
import { NumberInput } from '~/ui/number_input'
import type { FieldsProps } from './place_fields'

const SIZES = [
  { label: 'Length', name: 'length' },
  { label: 'Width', name: 'width' },
  { label: 'Height', name: 'height' },
] as const

export function ParcelFields({ form, problems, change }: FieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Package Weight" error={problems.weight} required>
        <NumberInput
          name="weight"
          suffix="Kg"
          decimals={3}
          maxLength={20}
          value={form.weight}
          onChange={(weight) => change({ ...form, weight }, 'weight')}
        />
      </Field>
      <div className="grid grid-cols-3 gap-3">
        {SIZES.map(({ label, name }) => (
          <Field key={name} label={label} error={problems[name]}>
            <NumberInput
              name={name}
              suffix="cm"
              maxLength={20}
              placeholder="0"
              value={form[name]}
              onChange={(size) => change({ ...form, [name]: size }, name)}
            />
          </Field>
        ))}
      </div>
    </div>
  )
}
