import { NoValue } from '~/ui/no_value'

const digits = new Intl.NumberFormat('en-NG', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 3,
})

/** Formats '2.50 kg', with a third decimal only if needed. */
export function formatKg(kg: number): string {
  return `${digits.format(kg)} kg`
}

export function Weight({ kg }: { kg: number | null | undefined }) {
  if (kg === null || kg === undefined) return <NoValue />
  return <span className="tabular whitespace-nowrap">{formatKg(kg)}</span>
}
