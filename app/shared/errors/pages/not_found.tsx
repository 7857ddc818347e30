import { usePage } from '@inertiajs/react'
import { useAppView } from '~/components/shell/use_view'
import { isShellPage } from '~/layouts/shell_page'
import { ErrorPage } from '../components/error_page'
import type { PageTranslations } from '#shared/languages/rules/page_translations'
import { useErrorWords } from '../components/error_words'

export default function NotFound(_: { words?: PageTranslations }) {
  const t = useErrorWords()
  const isInShell = isShellPage(usePage())
  const { home } = useAppView()
  return (
    <ErrorPage
      title={t('errors.lost.head')}
      heading={t('errors.lost.title')}
      home={isInShell ? home : undefined}
    >
      {t('errors.lost.text')}
    </ErrorPage>
  )
}
