import { type PropsWithChildren, useEffect, useLayoutEffect } from 'react'
import { usePage } from '@inertiajs/react'
import { setPageUser } from '~/api/page_user'
import { useAppView } from '~/components/shell/use_view'
import { useReplayEarlyFailures } from '~/hooks/replay_early_failures'
import { useReplayEarlyInput } from '~/hooks/use_replay_early_input'
import { Toaster } from '~/ui/toaster'
import { usePageTranslations } from '#shared/languages/components/use_translations'
import { DEFAULT_LANGUAGE, languageTag } from '#shared/languages/rules/languages'

/** Surrounds the public frame and the shell, so that toasts survive a change between them. */
export default function RootLayout({ children }: PropsWithChildren) {
  const { caller } = usePage().props
  const { view } = useAppView()
  // A layout effect, because it runs before anything on the new page can send a call.
  useLayoutEffect(() => setPageUser(caller), [caller?.id, caller?.organization])
  useReplayEarlyFailures()
  useReplayEarlyInput()
  useDocumentLanguage()
  return (
    <>
      {children}
      <Toaster variant={view === 'admin' ? 'admin' : 'base'} />
    </>
  )
}

/** Inertia visits keep the document, so its language must follow. */
function useDocumentLanguage() {
  const tag = usePageTranslations()?.tag ?? languageTag(DEFAULT_LANGUAGE)
  useEffect(() => {
    document.documentElement.lang = tag
  }, [tag])
}
