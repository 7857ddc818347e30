import type { Data } from '@generated/data'
import { formatNaira } from '~/ui/money'

export type CheckedTariff = Data.Admin.Tariffs.Checks.CheckedTariff

type Finding = CheckedTariff['findings'][number]

/** What a price is compared with. */
const COMPARED: Partial<Record<Finding['check'], string>> = {
  falling: 'lighter',
  moved: 'before',
  below_cost: 'cost',
}

/** `0.5–1 kg ₦58,000.00 (before ₦60,000.00)` */
export function cellText(check: Finding['check'], cell: Finding['cells'][number]): string {
  const { aboveWeight, endWeight, rate, surcharges, compared } = cell
  const price = rate === null ? '' : ` ${formatNaira(rate + (surcharges ?? 0))}`
  const beside =
    compared === null ? '' : ` (${COMPARED[check] ?? 'before'} ${formatNaira(compared)})`
  return `${aboveWeight}–${endWeight} kg${price}${beside}`
}

const COUNTED = {
  serious: ['serious finding', 'serious findings'],
  warning: ['warning', 'warnings'],
  note: ['note', 'notes'],
} as const

/** `2 serious findings, 5 warnings and 1 note`; null where nothing was found. */
export function countsText({ counts }: CheckedTariff): string | null {
  const parts = counts
    .filter(({ total }) => total > 0)
    .map(({ severity, total }) => {
      const [one, many] = COUNTED[severity]
      return `${total.toLocaleString('en-NG')} ${total === 1 ? one : many}`
    })
  return parts.length ? new Intl.ListFormat('en-GB').format(parts) : null
}

/** `12 checks, 1,240 rates in 31 zones and 2 surcharges read.` */
export function readText({ checks, rates, zones, surcharges }: CheckedTariff): string {
  const of = (count: number, one: string) =>
    `${count.toLocaleString('en-NG')} ${count === 1 ? one : `${one}s`}`
  const added = surcharges > 0 ? ` and ${of(surcharges, 'surcharge')}` : ''
  return `${of(checks.length, 'check')}, ${of(rates, 'rate')} in ${of(zones, 'zone')}${added} read.`
}
