import type { ComponentPropsWithRef } from 'react'
import { cx } from '~/ui/cx'

export function TextButton({ className, ...props }: ComponentPropsWithRef<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className={cx(
        'min-h-11 rounded text-left text-sm font-medium text-accent underline-offset-4 hover:underline',
        className
      )}
    />
  )
}
