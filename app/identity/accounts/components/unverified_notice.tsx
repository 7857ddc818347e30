import { useState } from 'react'
import type { BodyOf } from '~/api/calls'
import { useSend } from '~/api/use_send'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { useSignInWords } from '#identity/sessions/components/sign_in_words'
import { useSaid } from '#shared/languages/components/words_of'
import { useAccountWords } from './words'

interface UnverifiedNoticeProps {
  message: string
  /** What was just tried: only whoever knows the password may ask for another link. */
  credentials: BodyOf<'api.identity.verifications.store'>
}

export function UnverifiedNotice({ message, credentials }: UnverifiedNoticeProps) {
  const { busy, send } = useSend()
  const t = useAccountWords()
  const said = useSaid()
  const signIn = useSignInWords()
  const [answer, setAnswer] = useState<{ ok: boolean; text: string } | null>(null)

  async function sendAgain() {
    const outcome = await send('api.identity.verifications.store', { body: credentials })
    setAnswer({ ok: outcome.ok, text: outcome.ok ? outcome.body.message : outcome.message })
  }

  if (answer) return <Notice tone={answer.ok ? 'success' : 'danger'}>{said(answer.text)}</Notice>
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
