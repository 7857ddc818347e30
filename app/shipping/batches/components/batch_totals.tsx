import { CourierName } from '~/components/courier_name'
import { Card } from '~/ui/card'
import { formatNaira, Money } from '~/ui/money'
import { StatCard } from '~/ui/stat_card'
import type { BatchData } from './use_batch'

const formatWholeNumber = (number: number) => number.toLocaleString('en-NG')

export function BatchTotals({ batch }: { batch: BatchData }) {
  const { totals, available, missing, paidAt } = batch
  return (
    <div className="grid gap-4 sm:gap-6">
      <div className="grid gap-4 sm:grid-cols-3">
        <StatCard
          label={paidAt ? 'Paid' : 'Total to pay'}
          value={formatNaira(totals.amount)}
          hint={`${formatWholeNumber(totals.chosen)} ${totals.chosen === 1 ? 'parcel' : 'parcels'}`}
        />
        {paidAt ? (
          <StatCard
            label="Left out"
            value={formatWholeNumber(totals.rows - totals.chosen)}
            hint="Rows you did not pay for"
          />
        ) : (
          <StatCard
            label="To correct"
            value={formatWholeNumber(totals.withErrors)}
            hint={totals.withErrors ? 'These rows cannot be sent yet' : 'Every row has a price'}
          />
        )}
        <StatCard
          label="You can spend"
          value={formatNaira(available)}
          hint={missing ? `${formatNaira(missing)} missing` : 'Your wallet, with your credit'}
        />
      </div>
      {totals.couriers.length > 0 && (
        <Card title="By courier">
          <ul className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
            {totals.couriers.map(({ courier, rows, amount }) => (
              <li key={courier} className="flex items-baseline justify-between gap-3">
                <span>
                  <CourierName courier={courier} />{' '}
                  <span className="text-ink-muted">
                    {formatWholeNumber(rows)} {rows === 1 ? 'parcel' : 'parcels'}
                  </span>
                </span>
                <Money naira={amount} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}
