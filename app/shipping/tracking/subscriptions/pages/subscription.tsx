import { useState } from 'react'
import { Head } from '@inertiajs/react'
import { urlFor } from '~/client'
import { callApi } from '~/api/call_api'
import { showOutcome } from '~/api/show_outcome'
import { Button } from '~/ui/button'
import type { PageTranslations } from '#shared/languages/rules/page_translations'
import { useTrackingWords } from '#shipping/tracking/components/use_tracking_words'

type State = 'asked' | 'active' | 'stopped'

type News = { token: string; trackingNumber: string; state: State }

type SubscriptionProps = { news: News | null; words: PageTranslations; csrfToken: string }

export default function Subscription({ news, csrfToken }: SubscriptionProps) {
  const t = useTrackingWords()
  return (
    <section className="mx-auto w-full max-w-md py-4 sm:py-10">
      <Head title={t('tracking.news.title')}>
        <meta head-key="robots" name="robots" content="noindex" />
      </Head>
      <div className="grid gap-4 rounded border bg-surface-raised p-5 sm:p-8">
        {news ? <Choice {...news} csrfToken={csrfToken} /> : <UnknownLink />}
      </div>
    </section>
  )
}

const WORDS = {
  asked: ['tracking.answer.confirmTitle', 'tracking.answer.confirmText'],
  active: ['tracking.answer.activeTitle', 'tracking.answer.activeText'],
  stopped: ['tracking.answer.stoppedTitle', 'tracking.answer.stoppedText'],
} as const

function Choice({ token, trackingNumber, state: given, csrfToken }: News & { csrfToken: string }) {
  const t = useTrackingWords()
  const [state, setState] = useState<State>(given)
  const [busy, setBusy] = useState(false)
  const isStopping = state === 'active'
  const [title, text] = WORDS[state]

  async function answer() {
    setBusy(true)
    const outcome = isStopping
      ? await callApi('api.shipping.parcel_news.destroy', { params: { token } })
      : await callApi('api.shipping.parcel_news.update', { params: { token } })
    setBusy(false)
    showOutcome(outcome)
    if (outcome.ok) setState(isStopping ? 'stopped' : 'active')
  }

  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight">
        {t(title, { number: trackingNumber })}
      </h1>
      <p>{t(text)}</p>
      <form
        method="post"
        action={urlFor('shipping.answer_parcel_news', { token })}
        onSubmit={(event) => {
          event.preventDefault()
          void answer()
        }}
      >
        <input type="hidden" name="_csrf" value={csrfToken} />
        <input type="hidden" name="choice" value={isStopping ? 'stop' : 'confirm'} />
        <Button
          type="submit"
          size="lg"
          full
          busy={busy}
          variant={isStopping ? 'secondary' : undefined}
        >
          {t(isStopping ? 'tracking.answer.stop' : 'tracking.answer.confirm')}
        </Button>
      </form>
      <p>
        <a href={urlFor('shipping.public_tracking', { trackingNumber })} className="link">
          {t('tracking.answer.track')}
        </a>
      </p>
    </>
  )
}

function UnknownLink() {
  const t = useTrackingWords()
  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight">{t('tracking.answer.unknownTitle')}</h1>
      <p>{t('tracking.answer.unknownText')}</p>
    </>
  )
}
