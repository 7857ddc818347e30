import type { Data } from '@generated/data'
import { useUrlDialog } from '~/url/use_url_dialog'
import type { BodyOf } from '~/api/call_types'
import { callApi } from '~/api/call_api'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { todayIso } from '~/ui/iso_dates'
import { RecordDialog } from '#admin/console/components/record_dialog'
import type { RecordField } from '#admin/console/components/record_fields'
import { checkCurrency, checkRate } from '#admin/margin/rules/exchange_rate_rules'

type Rate = Data.Admin.Margin.ExchangeRate
type MissingRate = NonNullable<
  NonNullable<Data.Admin.Margin.MarginTotals['unknown']>['missingRate']
>
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

/** The dialog's address names the currency and the first day, such as `?rate=USD_2026-11-28`. */
export function SetRateButton({ missing }: { missing: MissingRate }) {
  const { open } = useUrlDialog(['rate'])
  return (
    <Button onClick={() => open('rate', `${missing.currency}_${missing.firstDay}`)}>
      Set a rate
    </Button>
  )
}

export function ExchangeRatesCard({ rates }: { rates: Rate[] }) {
  const { opened, open, dialog } = useUrlDialog(['rate'])
  const [currency = '', startsOn = todayIso()] = opened?.id.split('_') ?? []
  return (
    <Card
      title="Exchange rates"
      description="We convert foreign courier charges to naira at the rate of the day."
      actions={
        <Button variant="secondary" onClick={() => open('rate', 'new')}>
          New rate
        </Button>
      }
    >
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
          initial={{ currency: currency === 'new' ? '' : currency, startsOn }}
          save={(body) => callApi('api.admin.exchange_rates.store', { body })}
          submitLabel="Set Rate"
          busyLabel="Setting..."
        />
      )}
    </Card>
  )
}
