import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import { buttonBase, buttonVariants, type ButtonSize, type ButtonVariant } from '~/ui/button_style'
import { cx } from '~/ui/cx'

const sizes: Record<ButtonSize, string> = {
  sm: 'size-8 [&_svg]:size-4',
  md: 'size-10 [&_svg]:size-5',
  lg: 'size-12 [&_svg]:size-6',
}

interface IconButtonOwnProps<T extends ElementType> {
  as?: T
  label: string
  icon: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
}

export type IconButtonProps<T extends ElementType = 'button'> = IconButtonOwnProps<T> &
  Omit<ComponentPropsWithRef<T>, keyof IconButtonOwnProps<T> | 'children'>

export function IconButton<T extends ElementType = 'button'>(props: IconButtonProps<T>) {
  const { as, label, icon, variant = 'ghost', size = 'md', className, ...rest } = props
  const Tag: ElementType = as ?? 'button'
  return (
    <Tag
      {...(Tag === 'button' ? { type: 'button' } : {})}
      {...rest}
      aria-label={label}
      title={label}
      className={cx(
        'inline-flex shrink-0 items-center justify-center',
        buttonBase,
        buttonVariants[variant],
        sizes[size],
        className
      )}
    >
      {icon}
    </Tag>
  )
}
