import { useEffect, useRef } from 'react'
import { MailCheck } from 'lucide-react'

interface CheckYourMailProps {
  address: string
  message: string
  /** Where a development server keeps its mail. */
  inboxUrl: string | null
}

/** Takes the place of the form, and so the focus that was in it. */
export function CheckYourMail({ address, message, inboxUrl }: CheckYourMailProps) {
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
