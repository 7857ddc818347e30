import { useEffect, useState } from 'react'
import { hasDrafts } from '~/hooks/local_drafts'
import { Notice } from '~/ui/notice'
import { useSignInWords } from './sign_in_words'

export function SessionEnded() {
  const t = useSignInWords()
  const [hasDraft, setHasDraft] = useState(false)
  useEffect(() => setHasDraft(hasDrafts()), [])
  return (
    <Notice tone="warning" className="mb-5" title={t('sign_in.ended.title')}>
      {t('sign_in.ended.text')}
      {hasDraft && ` ${t('sign_in.ended.kept')}`}
    </Notice>
  )
}
