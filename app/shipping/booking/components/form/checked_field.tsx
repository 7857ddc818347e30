import { cx } from '~/ui/cx'
import { Field, type FieldProps } from '~/ui/field'
import { afterPress } from './after_press'
import type { Checked } from './use_checked'

interface CheckedFieldProps extends Omit<FieldProps, 'error'> {
  name: string
  checked: Pick<Checked, 'problem' | 'left'>
}

/** A field that says what is wrong with it once it was filled in and left. */
export function CheckedField({ name, checked, className, ...field }: CheckedFieldProps) {
  return (
    <div
      className={cx('min-w-0', className)}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        afterPress(() => checked.left(name))
      }}
    >
      <Field {...field} error={checked.problem(name)} />
    </div>
  )
}
