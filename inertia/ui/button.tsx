import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from '~/ui/button_style'
import { cx } from '~/ui/cx'
import { Spinner } from '~/ui/spinner'

export { buttonClass }

interface ButtonOwnProps<T extends ElementType> {
  as?: T
  variant?: ButtonVariant
  size?: ButtonSize
  busy?: boolean
  busyLabel?: string
  icon?: ReactNode
  iconAfter?: ReactNode
  full?: boolean
  disabled?: boolean
  className?: string
  children: ReactNode
}

export type ButtonProps<T extends ElementType = 'button'> = ButtonOwnProps<T> &
  Omit<ComponentPropsWithRef<T>, keyof ButtonOwnProps<T>>

export function Button<T extends ElementType = 'button'>(props: ButtonProps<T>) {
  const {
    as,
    variant,
    size,
    busy,
    busyLabel,
    icon,
    iconAfter,
    full,
    disabled,
    className,
    children,
    ...rest
  } = props
  const Tag: ElementType = as ?? 'button'
  return (
    <Tag
      {...rest}
      {...stateProps(Tag, Boolean(disabled || busy), rest)}
      aria-busy={busy || undefined}
      className={cx(buttonClass({ variant, size, full }), className)}
    >
      {busy ? <Spinner size="sm" label="" /> : icon}
      {busy && busyLabel ? busyLabel : children}
      {!busy && iconAfter}
    </Tag>
  )
}

/** Links have no `disabled`, so they use ARIA and ignore clicks. */
function stateProps(Tag: ElementType, disabled: boolean, rest: object) {
  if (Tag === 'button') return { type: 'type' in rest ? rest.type : 'button', disabled }
  if (!disabled) return {}
  return { 'aria-disabled': true, 'onClick': (event: MouseEvent) => event.preventDefault() }
}
