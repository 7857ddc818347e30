import type { ReactNode } from 'react'
import { Head } from '@inertiajs/react'
import { urlFor } from '~/client'
import { callApi } from '~/api/call_api'
import type { PageTranslations } from '#shared/languages/rules/page_translations'
import { UnsubscribePanel } from '../components/unsubscribe_panel'
import { useUnsubscribeWords } from '../components/use_unsubscribe_words'

type Mail = { token: string; businessName: string; isWanted: boolean }

export default function Unsubscribe({ mail }: { mail: Mail | null; words: PageTranslations }) {
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

function Choice({ token, businessName: business, isWanted }: Mail): ReactNode {
  const t = useUnsubscribeWords()
  return (
    <UnsubscribePanel
      isWanted={isWanted}
      texts={{
        title: t('unsubscribe.title'),
        text: t('unsubscribe.text', { business }),
        stop: t('unsubscribe.stop'),
        noScript: t('unsubscribe.noScript'),
        stoppedTitle: t('unsubscribe.stopped.title'),
        stoppedText: t('unsubscribe.stopped.text', { business }),
        again: t('unsubscribe.again'),
      }}
      formAction={urlFor('branding.one_click', { token })}
      choose={(wanted) =>
        wanted
          ? callApi('api.branding.unwanted_mails.destroy', { params: { token } })
          : callApi('api.branding.unwanted_mails.store', { params: { token } })
      }
    />
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
