import { pluralize } from '#shared/languages/rules/pluralize'
import { countText } from '~/ui/count_text'
import { formatNaira } from '~/ui/money'
import { StatCard } from '~/ui/stat_card'
import {
  coverageText,
  comparedVersionText,
  marginText,
  type ReplayPageData,
  type ReplayData,
} from './replay_texts'

interface ReplayTotalsProps {
  figures: ReplayPageData
  replay: ReplayData
}

export function ReplayTotals({ figures, replay }: ReplayTotalsProps) {
  const { total, isTried, hasBaseline } = figures
  const { before, after, difference, shareText, costKnown, plain, differenceFromBaseline } = total
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <StatCard
          label="Rates and surcharges by this version"
          value={formatNaira(after)}
          hint={`${formatNaira(difference, true)}${shareText ? `, ${shareText}` : ''}, against ${formatNaira(before)} by the live tariff`}
        />
        <StatCard
          label="Margin by this version"
          value={marginText(total.marginAfter)}
          hint={
            costKnown > 0
              ? `${marginText(total.marginBefore)} by the live tariff. Cost known for ${coverageText(total)}`
              : 'The cost of none of these shipments is known.'
          }
        />
        <StatCard
          label="Would cost more"
          value={countText(total.dearer)}
          hint={`${countText(total.cheaper)} would cost less, of ${pluralize(total.compared, 'shipment')} that are compared`}
        />
        <StatCard
          label="Without a price"
          value={countText(total.withoutPrice)}
          hint={
            total.withoutPrice > 0
              ? `The live tariff prices these shipments at ${formatNaira(total.withoutPriceBefore)}.`
              : 'This version has a price for everything the live tariff has.'
          }
        />
      </div>
      {plain !== null && differenceFromBaseline !== null && (
        <p className="text-sm">
          Without this change, this version comes to{' '}
          <span className="tabular font-medium">{formatNaira(plain)}</span>. The difference is{' '}
          <span className="tabular font-medium">{formatNaira(differenceFromBaseline, true)}</span>.
        </p>
      )}
      {isTried && !hasBaseline && (
        <p className="max-w-prose text-sm">
          There is nothing to compare this change with yet. Replay the version as it is first, then
          try this again.
        </p>
      )}
      <p className="max-w-prose text-sm text-ink-muted">
        Compares the rates and surcharges of parcels that both tariffs price, each with its own
        courier. {comparedVersionText(replay)}. Customers were actually charged{' '}
        <span className="tabular">{formatNaira(total.charged)}</span> in rates and surcharges for
        these parcels, under the tariffs of their booking days.{excludedShipmentsText(total)}
      </p>
    </>
  )
}

function excludedShipmentsText({
  shipments,
  compared,
  withoutPrice,
  onlyInVersion,
}: ReplayPageData['total']) {
  const neither = shipments - compared - withoutPrice - onlyInVersion
  return [
    onlyInVersion > 0 &&
      ` Only this version has a price for ${pluralize(onlyInVersion, 'shipment')}.`,
    neither > 0 && ` Neither has one for ${pluralize(neither, 'shipment')}.`,
  ]
    .filter(Boolean)
    .join('')
}
