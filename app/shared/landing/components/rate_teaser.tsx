import { type FormEvent, type ReactNode, useState } from 'react'
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

interface RateTeaserProps {
  title?: string
  /** The rates page that shows the prices. */
  action?: string
  children?: ReactNode
}

/** A plain form, so it works before any script. */
export function RateTeaser({ title, action = pageUrls.rates, children }: RateTeaserProps) {
  const [busy, setBusy] = useState(false)
  const t = useLandingWords()
  const options = DESTINATIONS.map((value) => ({ value, label: t(`landing.country.${value}`) }))

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = Object.fromEntries(new FormData(event.currentTarget))
    router.get(action, data, { onStart: () => setBusy(true), onFinish: () => setBusy(false) })
  }

  return (
    <section
      aria-labelledby="rate-teaser"
      className="rounded border bg-surface-raised p-4 shadow-raised sm:p-6"
    >
      <h2 id="rate-teaser" className="text-lg font-semibold">
        {title ?? t('landing.teaser.title')}
      </h2>
      <form action={action} method="get" onSubmit={submit} aria-labelledby="rate-teaser">
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
      {children}
    </section>
  )
}
