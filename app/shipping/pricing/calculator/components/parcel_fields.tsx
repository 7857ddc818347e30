import type { AdvisedMeasure } from '#shipping/pricing/calculator/rules/rate_rules'
import { Field } from '~/ui/field'
import { NumberInput } from '~/ui/number_input'
import type { RateFieldsProps } from './rate_place_fields'
import { useRatesWords } from './use_rates_words'

const SIZES = ['length', 'width', 'height'] as const

export function ParcelFields({ form, problems, change, advised }: RateFieldsProps) {
  const t = useRatesWords()
  const hintOf = (name: AdvisedMeasure['field']) =>
    advised?.field === name
      ? t('rates.save.was', { was: `${advised.was} ${name === 'weight' ? 'kg' : 'cm'}` })
      : undefined
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t('rates.weight')} hint={hintOf('weight')} error={problems.weight} required>
        <NumberInput
          name="weight"
          suffix="kg"
          decimals={3}
          maxLength={20}
          value={form.weight}
          onChange={(weight) => change({ ...form, weight }, 'weight')}
        />
      </Field>
      <div className="grid grid-cols-3 gap-3">
        {SIZES.map((name) => (
          <Field key={name} label={t(`rates.${name}`)} hint={hintOf(name)} error={problems[name]}>
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
