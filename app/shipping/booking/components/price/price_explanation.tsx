import { DefinitionList } from '~/ui/definition_list'
import { formatNaira } from '~/ui/money'
import { formatKg } from '~/ui/weight'
import type { OfferCharge, Explanation } from '#shipping/booking/components/form/booking_types'

interface PriceExplanationProps {
  charges: readonly OfferCharge[]
  explanation: Explanation
}

export function PriceExplanation({ charges, explanation }: PriceExplanationProps) {
  return (
    <div className="grid gap-2 text-sm">
      <WeightExplanation explanation={explanation} />
      <RateExplanation charges={charges} explanation={explanation} />
    </div>
  )
}

/** Explains the billable weight, which is the same for every courier. */
export function WeightExplanation({ explanation }: { explanation: Explanation }) {
  const { actualWeight, volumetricWeight, billableWeight } = explanation
  return (
    <div className="text-sm">
      <DefinitionList
        layout="rows"
        items={[
          { term: 'Actual weight', value: formatKg(actualWeight) },
          { term: 'Volumetric weight', value: formatKg(volumetricWeight) },
          { term: 'Billable weight', value: formatKg(billableWeight) },
        ]}
      />
      <p className="text-ink-muted">{weightReason(explanation)}</p>
    </div>
  )
}

export function RateExplanation({ charges, explanation }: PriceExplanationProps) {
  const { zone, billingGroup, aboveWeight, endWeight } = explanation
  const shipping = charges.find(({ kind }) => kind === 'shipping')
  const discounts = charges.filter(({ kind }) => kind === 'discount')
  const extras = charges.filter((charge) => charge !== shipping && charge.kind !== 'discount')
  return (
    <p className="text-sm text-ink-muted">
      {shipping &&
        `Zone ${zone}: above ${formatKg(aboveWeight)}, up to ${formatKg(endWeight)} costs ${formatNaira(shipping.amount)}`}
      {billingGroup ? `, the price of ${billingGroup}.` : '.'}
      {extras.length > 0 && ` Extra charges: ${extras.map(lineOf).join('; ')}.`}
      {discounts.length > 0 && ` Discounts: ${discounts.map(lineOf).join('; ')}.`}
    </p>
  )
}

function weightReason(explanation: Explanation): string {
  const { actualWeight, volumetricWeight, billableWeight } = explanation
  if (billableWeight === actualWeight) return 'The actual weight is billed.'
  if (billableWeight === volumetricWeight) {
    return 'The volumetric weight is higher, so we bill that.'
  }
  return 'For each package we bill the higher of actual and volumetric weight, plus any box.'
}

function lineOf({ label, amount }: OfferCharge): string {
  return `${label} ${formatNaira(amount)}`
}
