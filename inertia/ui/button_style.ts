import { cx } from '~/ui/cx'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

export const buttonVariants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-accent-ink hover:bg-accent-strong',
  secondary: 'border-line-strong bg-surface-raised text-ink hover:bg-surface-sunken',
  ghost: 'border-transparent text-ink hover:bg-surface-sunken',
  danger: 'border-transparent bg-danger text-danger-ink hover:bg-danger-strong',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-8 px-3 max-sm:min-h-11 text-sm',
  md: 'min-h-10 px-4 text-sm max-sm:min-h-11',
  lg: 'min-h-12 px-6 text-base',
}

export const buttonBase =
  'rounded border font-medium transition-colors disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60'

export function buttonClass(
  options: { variant?: ButtonVariant; size?: ButtonSize; full?: boolean } = {}
): string {
  const { variant = 'primary', size = 'md', full } = options
  return cx(
    "inline-flex items-center justify-center gap-2 py-1 text-center [&>svg:not([class*='size-'])]:size-4",
    buttonBase,
    buttonVariants[variant],
    sizes[size],
    full && 'w-full'
  )
}
