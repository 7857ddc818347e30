import { type PropsWithChildren, useEffect, useLayoutEffect } from 'react'
import { usePage } from '@inertiajs/react'
import { keepCaller } from '~/api/page_caller'
import { useView } from '~/components/shell/use_view'
import { useEarlyFailures } from '~/hooks/early_failures'
import { useEarlyPress } from '~/hooks/use_early_press'
import { Toaster } from '~/ui/toaster'
import { usePageWords } from '#shared/languages/components/words_of'
import { DEFAULT_LANGUAGE, languageTag } from '#shared/languages/rules/languages'

/** Around every frame: a message stays to be read when the page after it stands in another one. */
export default function RootLayout({ children }: PropsWithChildren) {
  const { caller } = usePage().props
  const { view } = useView()
  // Before anything on the page that has just been drawn can ask.
  useLayoutEffect(() => keepCaller(caller), [caller?.id, caller?.organization])
  useEarlyFailures()
  useEarlyPress()
  useDocumentLanguage()
  return (
    <>
      {children}
      <Toaster variant={view === 'admin' ? 'admin' : 'base'} />
    </>
  )
}

/** A visit without a full load keeps the document that it has. */
function useDocumentLanguage() {
  const tag = usePageWords()?.tag ?? languageTag(DEFAULT_LANGUAGE)
  useEffect(() => {
    document.documentElement.lang = tag
  }, [tag])
}
