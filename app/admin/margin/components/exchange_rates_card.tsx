import type { Data } from '@generated/data'
import { useUrlDialog } from '~/url/use_url_dialog'
import type { BodyOf } from '~/api/call_types'
import { callApi } from '~/api/call_api'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { todayIso } from '~/ui/iso_dates'
import { Notice } from '~/ui/notice'
import { RecordDialog } from '#admin/console/components/record_dialog'
import type { RecordField } from '#admin/console/components/record_fields'
import { checkCurrency, checkRate } from '#admin/margin/rules/exchange_rate_rules'

type Rate = Data.Admin.Margin.ExchangeRate
type ExchangeRateInput = BodyOf<'api.admin.exchange_rates.store'>

const FIELDS: RecordField<keyof ExchangeRateInput>[] = [
  {
    type: 'text',
    name: 'currency',
    label: 'Currency',
    maxLength: 3,
    hint: 'Three letters, e.g. USD',
    check: checkCurrency,
  },
  { type: 'number', name: 'rate', label: 'Naira for one', check: checkRate },
  {
    type: 'day',
    name: 'startsOn',
    label: 'From',
    hint: 'Charges already converted to naira stay as they are.',
  },
]

export function ExchangeRatesCard({ rates, unrated }: { rates: Rate[]; unrated: string[] }) {
  const { opened, open, dialog } = useUrlDialog(['rate'])
  return (
    <Card
      title="Exchange rates"
      description="We convert foreign courier charges to naira at the rate of the day."
      actions={
        <Button variant="secondary" onClick={() => open('rate', unrated[0] ?? 'new')}>
          Set a Rate
        </Button>
      }
    >
      {unrated.length > 0 && (
        <Notice tone="warning" className="mb-4">
          Couriers charged in {unrated.join(', ')} on days without a rate. The margin of those
          shipments is not known.
        </Notice>
      )}
      {rates.length === 0 ? (
        <p className="text-sm text-ink-muted">No rate is set yet.</p>
      ) : (
        <ul className="divide-y text-sm">
          {rates.map((rate) => (
            <li key={rate.id} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span className="font-medium">
                {rate.currency} 1 = <span className="tabular">{rate.rateText}</span>
              </span>
              <span className="text-ink-muted">
                From {rate.startsText}
                {rate.setBy && `, set by ${rate.setBy}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {opened && (
        <RecordDialog<ExchangeRateInput>
          {...dialog}
          key={opened.key}
          title="Set an exchange rate"
          fields={FIELDS}
          initial={{ currency: opened.id === 'new' ? '' : opened.id, startsOn: todayIso() }}
          save={(body) => callApi('api.admin.exchange_rates.store', { body })}
          submitLabel="Set Rate"
          busyLabel="Setting..."
        />
      )}
    </Card>
  )
}
