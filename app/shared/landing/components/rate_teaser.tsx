import { type FormEvent, useState } from 'react'
import { router } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { pageUrls } from '~/page_urls'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { NativeSelect } from '~/ui/native_select'
import { NumberInput } from '~/ui/number_input'
import { Rich } from '#shared/languages/components/rich'
import { useLandingWords } from './landing_words'

const DESTINATIONS = ['GB', 'US', 'CA', 'DE', 'FR', 'IE', 'AE', 'CN', 'GH', 'KE', 'ZA'] as const

/** Submits to the rates page. A plain form, so it works before any script. */
export function RateTeaser() {
  const [busy, setBusy] = useState(false)
  const action = pageUrls.rates
  const t = useLandingWords()
  const options = DESTINATIONS.map((value) => ({ value, label: t(`landing.country.${value}`) }))

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = Object.fromEntries(new FormData(event.currentTarget))
    router.get(action, data, { onStart: () => setBusy(true), onFinish: () => setBusy(false) })
  }

  return (
    <form
      action={action}
      method="get"
      onSubmit={submit}
      aria-labelledby="rate-teaser"
      className="rounded border bg-surface-raised p-4 shadow-raised sm:p-6"
    >
      <h2 id="rate-teaser" className="text-lg font-semibold">
        {t('landing.teaser.title')}
      </h2>
      <input type="hidden" name="export" value="1" />
      <input type="hidden" name="originCountry" value="NG" />
      <div className="mt-3 grid items-end gap-3 sm:grid-cols-[1fr_8rem_auto]">
        <Field label={t('landing.teaser.to')}>
          <NativeSelect name="destinationCountry" options={options} />
        </Field>
        <Field label={t('landing.teaser.weight')}>
          <NumberInput name="weight" decimals={3} defaultValue="1" maxLength={9} />
        </Field>
        <Button type="submit" busy={busy}>
          {t('landing.teaser.submit')}
        </Button>
      </div>
      <p className="mt-3 text-sm text-ink-muted">
        <Rich
          text={t('landing.teaser.more')}
          parts={{
            rates: (words) => (
              <Link href={action} className="link">
                {words}
              </Link>
            ),
          }}
        />
      </p>
    </form>
  )
}
