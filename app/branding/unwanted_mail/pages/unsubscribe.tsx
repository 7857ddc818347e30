import { useState } from 'react'
import { Head } from '@inertiajs/react'
import { urlFor } from '~/client'
import { send } from '~/api/send'
import { tell } from '~/api/tell'
import { Button } from '~/ui/button'
import type { PageWords } from '#shared/languages/rules/page_words'
import { useUnsubscribeWords } from '../components/words'

type Mail = { token: string; businessName: string; isWanted: boolean }

/** Where the link below a notice leads: what it means to want none, and the way back. */
export default function Unsubscribe({ mail }: { mail: Mail | null; words: PageWords }) {
  const t = useUnsubscribeWords()
  return (
    <section className="mx-auto w-full max-w-md py-4 sm:py-10">
      <Head title={t('unsubscribe.head')} />
      <div className="grid gap-4 rounded border bg-surface-raised p-5 sm:p-8">
        {mail ? <Choice {...mail} /> : <Nothing />}
      </div>
    </section>
  )
}

function Choice({ token, businessName: business, isWanted: given }: Mail) {
  const t = useUnsubscribeWords()
  const [isWanted, setIsWanted] = useState(given)
  const [busy, setBusy] = useState(false)

  async function choose(wanted: boolean) {
    setBusy(true)
    const outcome = wanted
      ? await send('api.branding.unwanted_mails.destroy', { params: { token } })
      : await send('api.branding.unwanted_mails.store', { params: { token } })
    setBusy(false)
    tell(outcome)
    if (outcome.ok) setIsWanted(wanted)
  }

  return isWanted ? (
    <>
      <h1 className="text-2xl font-semibold tracking-tight">{t('unsubscribe.title')}</h1>
      <p>{t('unsubscribe.text', { business })}</p>
      <Button size="lg" full busy={busy} onClick={() => void choose(false)}>
        {t('unsubscribe.stop')}
      </Button>
      <noscript>
        <form method="post" action={urlFor('branding.one_click', { token })}>
          <button type="submit" className="underline">
            {t('unsubscribe.noScript')}
          </button>
        </form>
      </noscript>
    </>
  ) : (
    <>
      <h1 className="text-2xl font-semibold tracking-tight">{t('unsubscribe.stopped.title')}</h1>
      <p>{t('unsubscribe.stopped.text', { business })}</p>
      <Button variant="secondary" size="lg" full busy={busy} onClick={() => void choose(true)}>
        {t('unsubscribe.again')}
      </Button>
    </>
  )
}

function Nothing() {
  const t = useUnsubscribeWords()
  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight">{t('unsubscribe.incomplete.title')}</h1>
      <p>{t('unsubscribe.incomplete.text')}</p>
    </>
  )
}
