import { cx } from '~/ui/cx'

const sizes = { sm: 'size-4', md: 'size-5', lg: 'size-8' }

export interface SpinnerProps {
  label?: string
  size?: keyof typeof sizes
  className?: string
}

export function Spinner({ label = 'Loading', size = 'md', className }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} className={cx('inline-flex', className)}>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        aria-hidden="true"
        className={cx('animate-spin', sizes[size])}
      >
        <circle cx="12" cy="12" r="9" opacity="0.25" />
        <path d="M21 12a9 9 0 0 0-9-9" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
