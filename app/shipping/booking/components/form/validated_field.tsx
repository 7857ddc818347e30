import { cx } from '~/ui/cx'
import { Field, type FieldProps } from '~/ui/field'
import type { ShownProblems } from './use_shown_problems'

let isPointerDown = false

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (isPointerDown = true), true)
  for (const end of ['pointerup', 'pointercancel']) {
    window.addEventListener(end, () => (isPointerDown = false), true)
  }
}

/**
 * While the user presses a button, delays `action` until the click. An error that appeared before
 * could move the button away from the pointer, and the click would miss it.
 */
function runAfterClick(action: () => void) {
  const soon = () => setTimeout(action)
  if (isPointerDown) window.addEventListener('pointerup', soon, { once: true })
  else soon()
}

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
