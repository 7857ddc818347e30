import { useEffect, useRef, useState } from 'react'
import { MailCheck } from 'lucide-react'
import { type Outcome, withoutNumber } from '~/hooks/api_outcome'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'

interface CheckYourMailProps {
  address: string
  message: string
  /** Where a development server keeps its mail. */
  inboxUrl: string | null
  /** Asks for the same e-mail; the server says how often that may be. */
  sendAgain: () => Promise<Outcome<unknown>>
  /** Back to the form. */
  onWrongAddress: () => void
}

/** Takes the place of the form, and so the focus that was in it. */
export function CheckYourMail(props: CheckYourMailProps) {
  const { address, message, inboxUrl, sendAgain, onWrongAddress } = props
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <div ref={text} tabIndex={-1} className="grid gap-3 outline-none">
      <MailCheck aria-hidden="true" className="size-10 stroke-[1.5] text-accent" />
      <p>{message}</p>
      <p className="text-ink-muted">
        The address is <span className="break-all font-medium text-ink">{address}</span>. If nothing
        comes within a few minutes, please look into your spam folder.
      </p>
      <SendAgain send={sendAgain} />
      <Button variant="ghost" onClick={onWrongAddress}>
        Wrong address? Change it
      </Button>
      {inboxUrl && (
        <p>
          <a
            href={inboxUrl}
            className="rounded font-medium text-accent underline underline-offset-2"
          >
            Open the inbox of this development server
          </a>
        </p>
      )}
    </div>
  )
}

function SendAgain({ send }: { send: CheckYourMailProps['sendAgain'] }) {
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome<unknown> | null>(null)

  async function ask() {
    setBusy(true)
    setOutcome(await send().finally(() => setBusy(false)))
  }

  return (
    <>
      {outcome && (
        <Notice tone={outcome.ok ? 'success' : 'danger'}>
          {outcome.ok
            ? 'We have sent the e-mail again. It can take a few minutes.'
            : withoutNumber(outcome.message)}
        </Notice>
      )}
      <Button variant="secondary" busy={busy} busyLabel="Sending…" onClick={ask}>
        Send it again
      </Button>
    </>
  )
}
