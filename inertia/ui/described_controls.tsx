import type { ComponentPropsWithRef } from 'react'

/*
 * Headless UI removes `aria-labelledby` and `aria-describedby`, because it supports only its own
 * Label and Description. Rendered `as` these components, its parts keep those of our Field.
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
