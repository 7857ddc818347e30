import type { RefObject } from 'react'
import { usePage } from '@inertiajs/react'
import { Calculator } from 'lucide-react'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { changeKind } from './rate_form_changes'
import { DomesticPlaces, ExportPlaces } from './rate_place_fields'
import { ParcelFields } from './parcel_fields'
import { RateTabs } from './rate_tabs'
import { useRateForm } from './use_rate_form'
import { useSentenceTranslation } from '#shared/languages/components/use_translations'
import { useRatesWords } from './use_rates_words'
import { Card } from '~/ui/card'
import { CallUsText } from './call_us'
import type { ReactNode } from 'react'
import type { RatesPageProps } from './rate_types'

export interface RatesViewProps extends RatesPageProps {
  action: string
  trial?: TrialQuery
}

interface TrialQuery {
  query: Record<string, string>
  fields: ReactNode
}

type RateFormViewProps = RatesViewProps & { headingRef: RefObject<HTMLHeadingElement | null> }

export function RateFormView(props: RateFormViewProps) {
  const { action, notice, trial, headingRef } = props
  const t = useRatesWords()
  const translateSentence = useSentenceTranslation()
  const { ref, form, problems, busy, change, submit } = useRateForm(action, props, trial?.query)
  const fields = { ...props, form, problems, change }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <section aria-labelledby="rate-form-title" className="rounded border bg-surface-raised">
        <h2 id="rate-form-title" ref={headingRef} tabIndex={-1} className="sr-only">
          {t('rates.parcel')}
        </h2>
        <RateTabs
          action={action}
          isExport={form.export}
          besides={trial?.query}
          onChoose={(isExport) => change(changeKind(form, isExport))}
        />
        <form
          ref={ref}
          action={action}
          method="get"
          onSubmit={submit}
          noValidate
          className="grid gap-5 p-4 sm:p-5"
        >
          {notice && <Notice tone="danger">{translateSentence(notice)}</Notice>}
          <AdvisedNotice {...props} />
          <input type="hidden" name="export" value={form.export ? '1' : '0'} />
          <fieldset disabled={busy} className="grid min-w-0 gap-5">
            {form.export ? <ExportPlaces {...fields} /> : <DomesticPlaces {...fields} />}
            <ParcelFields {...fields} />
            {trial?.fields}
          </fieldset>
          <div>
            <Button
              type="submit"
              size="lg"
              busy={busy}
              busyLabel={t('rates.wait')}
              icon={<Calculator />}
              className="w-full sm:w-auto"
            >
              {t('rates.submit')}
            </Button>
          </div>
        </form>
      </section>
      <RatesExplained isForStaff={Boolean(trial)} />
    </div>
  )
}

function AdvisedNotice({ advised, form }: RateFormViewProps) {
  const t = useRatesWords()
  if (!advised) return null
  const { field, was } = advised
  const key = field === 'weight' ? 'rates.save.put.weight' : 'rates.save.put.size'
  return <Notice>{t(key, { now: form[field], was })}</Notice>
}

function RatesExplained({ isForStaff }: { isForStaff: boolean }) {
  const { brand } = usePage().props
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
        {brand.contactNumber && !isForStaff && (
          <div>
            <dt className="font-medium">{t('rates.how.help')}</dt>
            <dd className="text-ink-muted">
              <CallUsText text="rates.how.help.text" />
            </dd>
          </div>
        )}
      </dl>
    </Card>
  )
}
