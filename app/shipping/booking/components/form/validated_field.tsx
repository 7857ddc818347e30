import { cx } from '~/ui/cx'
import { Field, type FieldProps } from '~/ui/field'
import { runAfterClick } from './run_after_click'
import type { ShownProblems } from './use_shown_problems'

interface ValidatedFieldProps extends Omit<FieldProps, 'error'> {
  name: string
  checked: Pick<ShownProblems, 'problem' | 'left'>
}

export function ValidatedField({ name, checked, className, ...field }: ValidatedFieldProps) {
  return (
    <div
      className={cx('min-w-0', className)}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        runAfterClick(() => checked.left(name))
      }}
    >
      <Field {...field} error={checked.problem(name)} />
    </div>
  )
}
