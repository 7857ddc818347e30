import { useEffect, useRef, useState } from 'react'
import { MailCheck } from 'lucide-react'
import { type ApiOutcome, stripListNumber } from '~/api/api_outcome'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { Rich } from '#shared/languages/components/rich'
import { useSentenceTranslation } from '#shared/languages/components/use_translations'
import { useAccountWords } from './account_words'

interface CheckYourEmailProps {
  address: string
  message: string
  inboxUrl: string | null
  /** Sends the e-mail again; the server limits how often. */
  sendAgain: () => Promise<ApiOutcome<unknown>>
  onWrongAddress: () => void
}

/** Shown in place of the sign-up form once the e-mail is sent. */
export function CheckYourEmail(props: CheckYourEmailProps) {
  const { address, message, inboxUrl, sendAgain, onWrongAddress } = props
  const t = useAccountWords()
  const translate = useSentenceTranslation()
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <div ref={text} tabIndex={-1} className="grid gap-3 outline-none">
      <MailCheck aria-hidden="true" className="size-10 stroke-[1.5] text-accent" />
      <p>{translate(message)}</p>
      <p className="text-ink-muted">
        <Rich
          text={t('account.mail.address', { address })}
          parts={{
            address: (words) => <span className="break-all font-medium text-ink">{words}</span>,
          }}
        />
      </p>
      <ResendEmailButton send={sendAgain} />
      <Button variant="ghost" onClick={onWrongAddress}>
        {t('account.mail.wrong')}
      </Button>
      {inboxUrl && (
        <p>
          <a
            href={inboxUrl}
            className="rounded font-medium text-accent underline underline-offset-2"
          >
            {t('account.mail.inbox')}
          </a>
        </p>
      )}
    </div>
  )
}

function ResendEmailButton({ send }: { send: CheckYourEmailProps['sendAgain'] }) {
  const t = useAccountWords()
  const translate = useSentenceTranslation()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<ApiOutcome<unknown> | null>(null)

  async function resend() {
    setBusy(true)
    setOutcome(await send().finally(() => setBusy(false)))
  }

  return (
    <>
      {outcome && (
        <Notice tone={outcome.ok ? 'success' : 'danger'}>
          {outcome.ok ? t('account.mail.sentAgain') : translate(stripListNumber(outcome.message))}
        </Notice>
      )}
      <Button
        variant="secondary"
        busy={busy}
        busyLabel={t('account.mail.sending')}
        onClick={resend}
      >
        {t('account.mail.sendAgain')}
      </Button>
    </>
  )
}
