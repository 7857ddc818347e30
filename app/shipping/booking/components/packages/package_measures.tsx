import { NumberInput } from '~/ui/number_input'
import { CheckedField } from '#shipping/booking/components/form/checked_field'
import { withWorking } from './packages_model'
import type { Checked } from '#shipping/booking/components/form/use_checked'
import type { FormHandle } from '#shipping/booking/components/form/use_booking_form'

const SIDES = [
  { name: 'length', label: 'Length' },
  { name: 'width', label: 'Width' },
  { name: 'height', label: 'Height' },
] as const

interface MeasuresProps {
  form: FormHandle
  checked: Checked
}

/** Weight, and the size where it is known. */
export function PackageMeasures({ form, checked }: MeasuresProps) {
  const { working } = form.value
  const set = (name: 'weight' | 'length' | 'width' | 'height') => (text: string) => {
    form.change((value) => withWorking(value, { [name]: text }), 'working')
    checked.changed(name)
  }
  return (
    <div className="grid grid-cols-3 gap-4 sm:grid-cols-4">
      <CheckedField
        name="weight"
        checked={checked}
        label="Package Weight"
        required
        className="col-span-3 sm:col-span-1"
      >
        <NumberInput value={working.weight} onChange={set('weight')} suffix="kg" />
      </CheckedField>
      {SIDES.map(({ name, label }) => (
        <CheckedField key={name} name={name} checked={checked} label={label}>
          <NumberInput value={working[name]} onChange={set(name)} suffix="cm" />
        </CheckedField>
      ))}
      <p className="col-span-full -mt-2 text-sm text-ink-muted">
        You may leave out the size. A big, light package is priced by its size: length × width ×
        height ÷ 5000.
      </p>
    </div>
  )
}
