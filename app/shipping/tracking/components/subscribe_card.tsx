import { type FormEvent, useState } from 'react'
import { usePage } from '@inertiajs/react'
import { Bell } from 'lucide-react'
import { urlFor } from '~/client'
import { type ApiRefusal, stripListNumber } from '~/api/api_outcome'
import { usePageTranslations } from '#shared/languages/components/use_translations'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Field } from '~/ui/field'
import { Notice } from '~/ui/notice'
import { TextInput } from '~/ui/text_input'
import { DEFAULT_LANGUAGE, isLanguage } from '#shared/languages/rules/languages'
import {
  isSubscribeRefused,
  type SubscribeAnswer,
} from '#shipping/tracking/rules/subscribe_answers'
import { useTrackingWords } from './use_tracking_words'

export type SubscribeProps = {
  isOpen: boolean
  said: SubscribeAnswer | null
  stopLink: string | null
}

type SubscribeCardProps = {
  trackingNumber: number
  news: SubscribeProps
  csrfToken: string
  level: 2 | 3
}

type SubscribeResult = { done: string } | { problem: string } | null

/** Works without JavaScript. */
export function SubscribeCard({ trackingNumber, news, csrfToken, level }: SubscribeCardProps) {
  const t = useTrackingWords()
  const [answer, setAnswer] = useState<SubscribeResult>(() => {
    if (!news.said) return null
    const sentence = t(`tracking.news.${news.said}`)
    return isSubscribeRefused(news.said) ? { problem: sentence } : { done: sentence }
  })
  if (!news.isOpen && !news.said) return null
  return (
    <Card title={t('tracking.news.title')} level={level} className="no-print">
      {answer && 'done' in answer ? (
        <Notice tone="success">{answer.done}</Notice>
      ) : (
        <SubscribeForm
          trackingNumber={String(trackingNumber)}
          csrfToken={csrfToken}
          problem={answer?.problem ?? null}
          onAnswer={setAnswer}
        />
      )}
      {news.stopLink && (
        <p className="mt-3 text-sm">
          <a href={news.stopLink} className="link inline-flex min-h-11 items-center">
            {t('tracking.news.stopSms')}
          </a>
        </p>
      )}
    </Card>
  )
}

type SubscribeFormProps = {
  trackingNumber: string
  csrfToken: string
  problem: string | null
  onAnswer: (answer: SubscribeResult) => void
}

function SubscribeForm({ trackingNumber, csrfToken, problem, onAnswer }: SubscribeFormProps) {
  const t = useTrackingWords()
  const words = usePageTranslations()
  const receiverKey = new URLSearchParams(usePage().url.split('?')[1]).get('k')
  const [busy, setBusy] = useState(false)

  function problemOf({ code, fields, message }: ApiRefusal): string {
    if (code === 'E_TOO_MANY_REQUESTS') return t('tracking.news.wait')
    return fields.contact ?? stripListNumber(message)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const language = form.get('language')
    setBusy(true)
    // Loaded on demand, because most visitors never submit the form.
    const { callApi } = await import('~/api/call_api')
    const outcome = await callApi('api.shipping.parcel_followers.store', {
      params: { trackingNumber },
      body: {
        contact: String(form.get('contact') ?? ''),
        language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
      },
    })
    setBusy(false)
    onAnswer(outcome.ok ? { done: outcome.body.message } : { problem: problemOf(outcome) })
  }

  return (
    <form
      action={urlFor('shipping.follow_parcel', { trackingNumber })}
      method="post"
      onSubmit={(event) => void submit(event)}
      noValidate
      className="grid max-w-xl gap-3"
    >
      <p className="text-sm text-ink-muted">{t('tracking.news.hint')}</p>
      <input type="hidden" name="_csrf" value={csrfToken} />
      {words && <input type="hidden" name="language" value={words.language} />}
      {receiverKey && <input type="hidden" name="k" value={receiverKey} />}
      <Field label={t('tracking.news.field')} error={problem}>
        <TextInput name="contact" autoComplete="email" maxLength={254} />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        busy={busy}
        icon={<Bell />}
        className="min-h-11 justify-self-start"
      >
        {t('tracking.news.submit')}
      </Button>
    </form>
  )
}
