import type { Data } from '@generated/data'
import { pluralize } from '#shared/languages/rules/pluralize'
import { formatNaira } from '~/ui/money'

export type CheckedTariffData = Data.Admin.Tariffs.Checks.CheckedTariff

type Finding = CheckedTariffData['findings'][number]

const COMPARED_WITH: Partial<Record<Finding['check'], string>> = {
  falling: 'lighter',
  moved: 'before',
  below_cost: 'cost',
}

export function checkedCellText(check: Finding['check'], cell: Finding['cells'][number]): string {
  const { aboveWeight, endWeight, rate, surcharges, compared } = cell
  const price = rate === null ? '' : ` ${formatNaira(rate + (surcharges ?? 0))}`
  const beside =
    compared === null ? '' : ` (${COMPARED_WITH[check] ?? 'before'} ${formatNaira(compared)})`
  return `${aboveWeight}–${endWeight} kg${price}${beside}`
}

const SEVERITY_NOUNS = { serious: 'serious finding', warning: 'warning', note: 'note' }

/** Returns `2 serious findings, 5 warnings and 1 note`; null without findings. */
export function findingCountsText({ counts }: CheckedTariffData): string | null {
  const parts = counts
    .filter(({ total }) => total > 0)
    .map(({ severity, total }) => pluralize(total, SEVERITY_NOUNS[severity]))
  return parts.length ? new Intl.ListFormat('en-GB').format(parts) : null
}

export function checkedCountText({ checks, rates, zones, surcharges }: CheckedTariffData): string {
  const added = surcharges > 0 ? ` and ${pluralize(surcharges, 'surcharge')}` : ''
  return `${pluralize(checks.length, 'check')}, ${pluralize(rates, 'rate')} in ${pluralize(zones, 'zone')}${added} read.`
}
