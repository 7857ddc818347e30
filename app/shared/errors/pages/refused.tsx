import { ErrorPage } from '../components/error_page'
import { useSentenceTranslation } from '#shared/languages/components/use_translations'
import type { PageTranslations } from '#shared/languages/rules/page_translations'
import { useErrorWords } from '../components/error_words'

interface RefusedProps {
  message: string
  words?: PageTranslations
}

export default function Refused({ message }: RefusedProps) {
  const t = useErrorWords()
  const translate = useSentenceTranslation()
  return (
    <ErrorPage title={t('errors.refused.head')} heading={t('errors.refused.title')}>
      {translate(message)}
    </ErrorPage>
  )
}
