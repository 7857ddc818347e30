import { ErrorPage } from '../components/error_page'
import { useSaid } from '#shared/languages/components/words_of'
import type { PageWords } from '#shared/languages/rules/page_words'
import { useErrorWords } from '../components/words'

interface RefusedProps {
  /** What was wrong with the address or the form. */
  message: string
  words?: PageWords
}

export default function Refused({ message }: RefusedProps) {
  const t = useErrorWords()
  const said = useSaid()
  return (
    <ErrorPage title={t('errors.refused.head')} heading={t('errors.refused.title')}>
      {said(message)}
    </ErrorPage>
  )
}
