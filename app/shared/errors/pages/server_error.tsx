import { ErrorPage } from '../components/error_page'
import type { PageTranslations } from '#shared/languages/rules/page_translations'
import { useErrorWords } from '../components/error_words'

export default function ServerError(_: { words?: PageTranslations }) {
  const t = useErrorWords()
  return (
    <ErrorPage title={t('errors.server.head')} heading={t('errors.server.title')}>
      {t('errors.server.text')}
    </ErrorPage>
  )
}
