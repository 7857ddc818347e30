import { useState } from 'react'
import { Paperclip } from 'lucide-react'
import type { Data } from '@generated/data'
import { Card } from '~/ui/card'
import { Tabs } from '~/ui/tabs'

type Message = Data.Shared.Inbox.InboxMessage.Variants['forReading']

export function InboxReader({ message }: { message: Message }) {
  const { subject, recipient, sentAt, htmlUrl, text, attachments } = message
  const asText = { id: 'text', label: 'Text', content: <PlainText text={text} /> }
  const tabs = htmlUrl
    ? [{ id: 'html', label: 'HTML', content: <Sandbox url={htmlUrl} title={subject} /> }, asText]
    : [asText]
  return (
    <Card title={subject} description={`To ${recipient}, ${sentAt}`}>
      {attachments.length > 0 && (
        <ul className="mb-3 flex flex-wrap gap-2 text-sm" aria-label="Attachments">
          {attachments.map(({ filename }) => (
            <li key={filename} className="flex items-center gap-1.5 rounded border px-2 py-1">
              <Paperclip aria-hidden="true" className="size-4 text-ink-muted" />
              {filename}
            </li>
          ))}
        </ul>
      )}
      <Tabs label="Views of the message" tabs={tabs} />
    </Card>
  )
}

/** Shows the mail without scripts, forms or access to this page; links open in a new tab. */
function Sandbox({ url, title }: { url: string; title: string }) {
  const [loaded, setLoaded] = useState(false)
  return (
    <iframe
      src={url}
      title={title}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      onLoad={() => setLoaded(true)}
      aria-busy={!loaded}
      className="h-[60dvh] w-full rounded border bg-white"
    />
  )
}

function PlainText({ text }: { text: string }) {
  const pieces = text.split(/(https?:\/\/\S+)/)
  return (
    <pre className="whitespace-pre-wrap break-words font-sans text-sm">
      {pieces.map((piece, index) =>
        index % 2 === 1 ? (
          <a key={index} href={piece} className="break-all text-accent underline">
            {piece}
          </a>
        ) : (
          piece
        )
      )}
    </pre>
  )
}
