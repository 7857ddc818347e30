import { useId } from 'react'
import type { Data } from '@generated/data'
import { cx } from '~/ui/cx'
import { Money } from '~/ui/money'
import { Weight } from '~/ui/weight'

type Shipment = Data.Shipping.Shipment.Shipment
type Package = Shipment['items'][number]

export function ShipmentDetailPackages({ shipment }: { shipment: Shipment }) {
  const { items, shipmentDimension } = shipment
  const several = items.length > 1
  return (
    <section className="min-w-0">
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-sm font-semibold">Items</h3>
        <p className="text-sm text-ink-muted">
          Shipment dimension{' '}
          <span className="tabular font-medium text-ink">{dimension(shipmentDimension)}</span>
        </p>
      </div>
      <div className="space-y-3">
        {items.map((one) => (
          <PackageItems key={one.index} parcel={one} several={several} />
        ))}
      </div>
    </section>
  )
}

function dimension(sides: readonly number[]): string {
  return sides.some((side) => side > 0) ? `${sides.join(' X ')} cm` : '--'
}

function PackageItems({ parcel, several }: { parcel: Package; several: boolean }) {
  const titleId = useId()
  const { length, width, height } = parcel.packageDimension
  return (
    <div className="min-w-0 rounded border">
      <p
        id={titleId}
        className="flex flex-wrap gap-x-4 gap-y-0.5 border-b bg-surface-sunken px-3 py-2 text-sm"
      >
        <span className="font-medium">Package {parcel.index}</span>
        <Weight kg={parcel.weight} />
        <Money naira={parcel.value} />
        {several && <span className="tabular">{dimension([length, width, height])}</span>}
        {parcel.waybillNumber && (
          <span className="tabular text-ink-muted">Waybill {parcel.waybillNumber}</span>
        )}
      </p>
      <div
        role="region"
        aria-labelledby={titleId}
        tabIndex={0}
        className="overflow-x-auto focus-visible:-outline-offset-2"
      >
        <Units units={parcel.itemUnits} />
      </div>
    </div>
  )
}

const cell = 'px-3 py-2 text-left align-top'
const figure = cx(cell, 'tabular whitespace-nowrap text-right')

function Units({ units }: { units: Package['itemUnits'] }) {
  return (
    <table className="w-full text-sm">
      <thead className="text-xs text-ink-muted">
        <tr>
          <th scope="col" className={cx(cell, 'font-medium')}>
            Description
          </th>
          <th scope="col" className={cx(figure, 'font-medium max-sm:hidden')}>
            Quantity
          </th>
          <th scope="col" className={cx(figure, 'font-medium max-sm:hidden')}>
            Unit price
          </th>
          <th scope="col" className={cx(figure, 'font-medium')}>
            Total
          </th>
        </tr>
      </thead>
      <tbody className="divide-y border-t">
        {units.map((unit) => (
          <tr key={unit.index}>
            <td className={cx(cell, 'break-words')}>
              {unit.description}
              <span className="block text-xs text-ink-muted">{unit.categoryName}</span>
              <span className="tabular block text-xs text-ink-muted sm:hidden">
                {unit.quantity} at <Money naira={unit.value} />
              </span>
            </td>
            <td className={cx(figure, 'max-sm:hidden')}>{unit.quantity}</td>
            <td className={cx(figure, 'max-sm:hidden')}>
              <Money naira={unit.value} />
            </td>
            <td className={figure}>
              <Money naira={unit.totalValue} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
