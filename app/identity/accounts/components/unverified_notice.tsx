import { useState } from 'react'
import type { BodyOf } from '~/api/call_types'
import { useApiCall } from '~/api/use_api_call'
import type { ApiOutcome } from '~/api/api_outcome'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { useSignInWords } from '#identity/sessions/components/sign_in_words'
import { useSentenceTranslation } from '#shared/languages/components/use_translations'
import { RefusalNotice } from './refusal_notice'
import { useAccountWords } from './account_words'

interface UnverifiedNoticeProps {
  message: string
  /** The address and password just tried: resending the link requires the password. */
  credentials: BodyOf<'api.identity.verifications.store'>
}

export function UnverifiedNotice({ message, credentials }: UnverifiedNoticeProps) {
  const { busy, send } = useApiCall()
  const t = useAccountWords()
  const translate = useSentenceTranslation()
  const signIn = useSignInWords()
  const [answer, setAnswer] = useState<ApiOutcome<{ message: string }> | null>(null)

  async function sendAgain() {
    setAnswer(await send('api.identity.verifications.store', { body: credentials }))
  }

  if (answer?.ok) return <Notice tone="success">{translate(answer.body.message)}</Notice>
  if (answer) return <RefusalNotice refusal={answer} />
  return (
    <Notice
      tone="danger"
      action={
        <Button
          variant="secondary"
          size="sm"
          busy={busy}
          busyLabel={t('account.mail.sending')}
          onClick={sendAgain}
        >
          {signIn('sign_in.sendLink')}
        </Button>
      }
    >
      {message}
    </Notice>
  )
}
