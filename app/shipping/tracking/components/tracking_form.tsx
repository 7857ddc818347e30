import { type FormEvent, useState } from 'react'
import { router, usePage } from '@inertiajs/react'
import { Search } from 'lucide-react'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { TextInput } from '~/ui/text_input'
import { usePageTranslations } from '#shared/languages/components/use_translations'
import { useTrackingWords } from './use_tracking_words'

export type TrackingFormProps = {
  action: string
  trackingNumber: string
  error: string | null
  submit?: string
  onBusy?: (busy: boolean) => void
}

/** Works without JavaScript. */
export function TrackingForm(props: TrackingFormProps) {
  const { action, trackingNumber, error, submit: submitText, onBusy } = props
  const t = useTrackingWords()
  const preservedQuery = usePreservedQuery()
  const [busy, setBusy] = useState(false)
  // Hides the error about the previous number while the visitor types.
  const [isTyping, setTyping] = useState(false)

  function changeBusy(now: boolean) {
    setBusy(now)
    onBusy?.(now)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('trackingNumber')
    router.get(
      action,
      { trackingNumber: typeof typed === 'string' ? typed : '', ...preservedQuery },
      {
        onStart: () => changeBusy(true),
        onFinish: () => {
          changeBusy(false)
          setTyping(false)
        },
      }
    )
  }

  return (
    <form action={action} method="get" onSubmit={submit} noValidate className="no-print grid gap-2">
      {Object.entries(preservedQuery).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex flex-col gap-2 sm:flex-row sm:items-start">
        <Field
          label={t('tracking.form.number')}
          error={isTyping ? null : error}
          className="sm:flex-1"
        >
          <TextInput
            key={trackingNumber}
            name="trackingNumber"
            defaultValue={trackingNumber}
            onChange={() => setTyping(true)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            className="tabular"
          />
        </Field>
        <Button type="submit" busy={busy} icon={<Search />} className="shrink-0 sm:mt-6">
          {submitText ?? t('tracking.form.submit')}
        </Button>
      </div>
      <p className="text-sm text-ink-muted">{t('tracking.form.intro')}</p>
    </form>
  )
}

/** Keeps `lang` from the URL of a shared link, and `preview` from a shop's preview. */
function usePreservedQuery(): Record<string, string> {
  const words = usePageTranslations()
  const { url } = usePage()
  return {
    ...(words && /[?&]lang=/.test(url) && { lang: words.language }),
    ...(/[?&]preview=/.test(url) && { preview: '1' }),
  }
}
