import { cx } from '~/ui/cx'
import { NoValue } from '~/ui/no_value'

const digits = new Intl.NumberFormat('en-NG', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** Formats naira as '₦1,234.50' with the sign first; `signed` adds a plus. */
export function formatNaira(naira: number, signed = false): string {
  const text = `₦${digits.format(Math.abs(naira))}`
  if (text === '₦0.00') return text
  return naira < 0 ? `-${text}` : `${signed ? '+' : ''}${text}`
}

export interface MoneyProps {
  naira: number | null | undefined
  /** Adds a plus to positive amounts. */
  signed?: boolean
  /** Shows the amount in green or red. Set `signed` too: colour alone is not accessible. */
  tone?: boolean
  className?: string
}

export function Money({ naira, signed, tone, className }: MoneyProps) {
  if (naira === null || naira === undefined) return <NoValue />
  const color = naira < 0 ? 'text-danger' : 'text-success'
  return (
    <span className={cx('tabular whitespace-nowrap', tone && naira !== 0 && color, className)}>
      {formatNaira(naira, signed)}
    </span>
  )
}
