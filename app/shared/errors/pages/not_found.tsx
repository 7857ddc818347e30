import { usePage } from '@inertiajs/react'
import { useView } from '~/components/shell/use_view'
import { isShellPage } from '~/layouts/shell_page'
import { ErrorPage } from '../components/error_page'
import type { PageWords } from '#shared/languages/rules/page_words'
import { useErrorWords } from '../components/words'

export default function NotFound(_: { words?: PageWords }) {
  const t = useErrorWords()
  const isInShell = isShellPage(usePage())
  const { home } = useView()
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
