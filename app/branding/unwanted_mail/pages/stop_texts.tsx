import type { ReactNode } from 'react'
import { Head } from '@inertiajs/react'
import { urlFor } from '~/client'
import { callApi } from '~/api/call_api'
import type { PageTranslations } from '#shared/languages/rules/page_translations'
import { UnsubscribePanel } from '../components/unsubscribe_panel'
import { useUnsubscribeWords } from '../components/use_unsubscribe_words'

type Texts = { token: string; businessName: string; isWanted: boolean }

export default function StopTexts({ texts }: { texts: Texts | null; words: PageTranslations }) {
  const t = useUnsubscribeWords()
  return (
    <section className="mx-auto w-full max-w-md py-4 sm:py-10">
      <Head title={t('unsubscribe.texts.head')} />
      <div className="grid gap-4 rounded border bg-surface-raised p-5 sm:p-8">
        {texts ? <Choice {...texts} /> : <Nothing />}
      </div>
    </section>
  )
}

function Choice({ token, businessName: business, isWanted }: Texts): ReactNode {
  const t = useUnsubscribeWords()
  return (
    <UnsubscribePanel
      isWanted={isWanted}
      texts={{
        title: t('unsubscribe.texts.title'),
        text: t('unsubscribe.texts.text', { business }),
        stop: t('unsubscribe.texts.stop'),
        noScript: t('unsubscribe.texts.noScript'),
        stoppedTitle: t('unsubscribe.texts.stopped.title'),
        stoppedText: t('unsubscribe.texts.stopped.text', { business }),
        again: t('unsubscribe.again'),
      }}
      formAction={urlFor('branding.stop_texts_at_once', { token })}
      choose={(wanted) =>
        wanted
          ? callApi('api.branding.unwanted_texts.destroy', { params: { token } })
          : callApi('api.branding.unwanted_texts.store', { params: { token } })
      }
    />
  )
}

function Nothing() {
  const t = useUnsubscribeWords()
  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight">{t('unsubscribe.incomplete.title')}</h1>
      <p>{t('unsubscribe.texts.incomplete')}</p>
    </>
  )
}
