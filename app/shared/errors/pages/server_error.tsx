import { ErrorPage } from '../components/error_page'
import type { PageWords } from '#shared/languages/rules/page_words'
import { useErrorWords } from '../components/words'

export default function ServerError(_: { words?: PageWords }) {
  const t = useErrorWords()
  return (
    <ErrorPage title={t('errors.server.head')} heading={t('errors.server.title')}>
      {t('errors.server.text')}
    </ErrorPage>
  )
}
