import type { Data } from '@generated/data'

export type CheckedTariff = Data.Admin.Tariffs.Checks.CheckedTariff

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

/** `8 checks, 1,240 rates in 31 zones read.` */
export function readText({ checks, rates, zones }: CheckedTariff): string {
  const of = (count: number, one: string) =>
    `${count.toLocaleString('en-NG')} ${count === 1 ? one : `${one}s`}`
  return `${of(checks.length, 'check')}, ${of(rates, 'rate')} in ${of(zones, 'zone')} read.`
}
