import { type FormEvent, useState } from 'react'
import { router } from '@inertiajs/react'
import { pageUrls } from '~/page_urls'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { TextInput } from '~/ui/text_input'
import { useLandingWords } from './landing_words'

/** A plain form, which works before any script. The tracking page validates the number. */
export function TrackForm() {
  const [busy, setBusy] = useState(false)
  const action = pageUrls.tracking
  const t = useLandingWords()

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
      aria-labelledby="track-form"
      className="rounded border bg-surface-raised p-4 shadow-raised sm:p-6"
    >
      <h2 id="track-form" className="text-lg font-semibold">
        {t('landing.track.title')}
      </h2>
      <div className="mt-3 flex items-end gap-2">
        <Field label={t('landing.track.number')} className="flex-1">
          <TextInput
            name="trackingNumber"
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            className="tabular"
          />
        </Field>
        <Button type="submit" variant="secondary" busy={busy} className="shrink-0">
          {t('landing.track.submit')}
        </Button>
      </div>
      <p className="mt-3 text-sm text-ink-muted">{t('landing.track.hint')}</p>
    </form>
  )
}
