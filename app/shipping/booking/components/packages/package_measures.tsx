import { NumberInput } from '~/ui/number_input'
import { ValidatedField } from '#shipping/booking/components/form/validated_field'
import type { ChangedMeasure, Measure } from '#shipping/booking/components/advice/proposal'
import { changeWorkingPackage } from './packages_model'
import type { ShownProblems } from '#shipping/booking/components/form/use_shown_problems'
import type { FormHandle } from '#shipping/booking/components/form/use_booking_form'

const SIDES = [
  { name: 'length', label: 'Length' },
  { name: 'width', label: 'Width' },
  { name: 'height', label: 'Height' },
] as const

interface MeasuresProps {
  form: FormHandle
  checked: ShownProblems
  measure?: ChangedMeasure | null
}

export function PackageMeasures({ form, checked, measure }: MeasuresProps) {
  const { working } = form.value
  const set = (name: 'weight' | 'length' | 'width' | 'height') => (text: string) => {
    form.change((value) => changeWorkingPackage(value, { [name]: text }), 'working')
    checked.changed(name)
  }
  const hintOf = (name: Measure) =>
    measure?.name === name ? `${measure.was} ${name === 'weight' ? 'kg' : 'cm'} before` : undefined
  return (
    <div className="grid grid-cols-3 gap-4 sm:grid-cols-4">
      <ValidatedField
        name="weight"
        checked={checked}
        label="Package Weight"
        hint={hintOf('weight')}
        required
        className="col-span-3 sm:col-span-1"
      >
        <NumberInput name="weight" value={working.weight} onChange={set('weight')} suffix="kg" />
      </ValidatedField>
      {SIDES.map(({ name, label }) => (
        <ValidatedField key={name} name={name} checked={checked} label={label} hint={hintOf(name)}>
          <NumberInput name={name} value={working[name]} onChange={set(name)} suffix="cm" />
        </ValidatedField>
      ))}
      <p className="col-span-full -mt-2 text-sm text-ink-muted">
        The size is optional. A big, light package is priced by its size: length × width × height ÷
        5000.
      </p>
    </div>
  )
}
