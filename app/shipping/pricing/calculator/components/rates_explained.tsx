import { Card } from '~/ui/card'
import { CallUsText } from './call_us'
import { useRatesWords } from './use_rates_words'

export function RatesExplained() {
  const t = useRatesWords()
  return (
    <Card as="aside" title={t('rates.how.title')}>
      <dl className="grid gap-4 text-sm">
        <div>
          <dt className="font-medium">{t('rates.how.weight')}</dt>
          <dd className="text-ink-muted">{t('rates.how.weight.text')}</dd>
        </div>
        <div>
          <dt className="font-medium">{t('rates.how.included')}</dt>
          <dd className="text-ink-muted">{t('rates.included')}</dd>
        </div>
        <div>
          <dt className="font-medium">{t('rates.how.help')}</dt>
          <dd className="text-ink-muted">
            <CallUsText text="rates.how.help.text" />
          </dd>
        </div>
      </dl>
    </Card>
  )
}
