import type { ComponentPropsWithRef } from 'react'

/*
 * Headless UI takes `aria-labelledby` and `aria-describedby` away from its parts, because it knows
 * only its own Label and Description. Rendered `as` these, a part keeps what our Field says.
 */

interface AriaReferences {
  labelledBy?: string
  describedBy?: string
}

export function DescribedButton({
  labelledBy,
  describedBy,
  ...rest
}: ComponentPropsWithRef<'button'> & AriaReferences) {
  return <button {...rest} aria-labelledby={labelledBy} aria-describedby={describedBy} />
}

export function DescribedInput({
  labelledBy,
  describedBy,
  ...rest
}: ComponentPropsWithRef<'input'> & AriaReferences) {
  return <input {...rest} aria-labelledby={labelledBy} aria-describedby={describedBy} />
}
