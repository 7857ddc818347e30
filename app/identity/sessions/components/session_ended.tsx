import { useEffect, useState } from 'react'
import { hasDrafts } from '~/hooks/local_drafts'
import { Notice } from '~/ui/notice'
import { useSignInWords } from './sign_in_words'

/** Why somebody who was at work stands at the door again, and that nothing of it is lost. */
export function SessionEnded() {
  const t = useSignInWords()
  const [isKept, setKept] = useState(false)
  useEffect(() => setKept(hasDrafts()), [])
  return (
    <Notice tone="warning" className="mb-5" title={t('sign_in.ended.title')}>
      {t('sign_in.ended.text')}
      {isKept && ` ${t('sign_in.ended.kept')}`}
    </Notice>
  )
}
