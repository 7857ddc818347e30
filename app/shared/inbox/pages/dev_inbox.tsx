import { Link, router } from '@inertiajs/react'
import { Mail, MessageSquareText, RefreshCw } from 'lucide-react'
import type { Data } from '@generated/data'
import { Button } from '~/ui/button'
import { cx } from '~/ui/cx'
import { EmptyState } from '~/ui/empty_state'
import { PageHeader } from '~/ui/page_header'
import { InboxReader } from '../components/inbox_reader'
import { InboxSearch } from '../components/inbox_search'

type Summary = Data.Shared.Inbox.InboxMessage
export type DevInboxMessage = Data.Shared.Inbox.InboxMessage.Variants['forReading']

interface DevInboxProps {
  path: string
  recipient: string | null
  isChosen: boolean
  messages: Summary[]
  open?: DevInboxMessage
}

export default function DevInbox({ path, recipient, isChosen, messages, open }: DevInboxProps) {
  const query = recipient ? { to: recipient } : {}
  return (
    <>
      <PageHeader
        title="Inbox"
        description="E-mails, SMS and WhatsApp messages that this development server would have sent. This page does not exist in production."
        actions={
          <Button variant="secondary" icon={<RefreshCw />} onClick={() => router.get(path, query)}>
            Refresh
          </Button>
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-[22rem_1fr]">
        <div className={cx('grid gap-3', isChosen && 'max-lg:hidden')}>
          <InboxSearch path={path} recipient={recipient} />
          <MessageList path={path} recipient={recipient} messages={messages} openId={open?.id} />
        </div>
        {open && (
          <div className={cx('grid min-w-0 gap-3', !isChosen && 'max-lg:hidden')}>
            <Link href={path} data={query} className="link py-2 lg:hidden">
              All messages
            </Link>
            <InboxReader key={open.id} message={open} />
          </div>
        )}
      </div>
    </>
  )
}

type MessageListProps = Omit<DevInboxProps, 'open' | 'isChosen'> & { openId?: number }

function MessageList({ path, recipient, messages, openId }: MessageListProps) {
  if (messages.length === 0) {
    return <EmptyState title="No messages">Messages that the server sends appear here.</EmptyState>
  }
  return (
    <nav aria-label="Messages">
      <ul className="divide-y overflow-y-auto lg:max-h-[70dvh] rounded border bg-surface-raised">
        {messages.map((message) => (
          <li key={message.id}>
            <Link
              href={path}
              data={{ ...(recipient ? { to: recipient } : {}), id: message.id }}
              preserveScroll
              data-opens=""
              aria-current={message.id === openId ? 'true' : undefined}
              className={cx(
                'flex gap-3 px-3 py-2.5 text-sm focus-visible:-outline-offset-2',
                message.id === openId ? 'bg-accent-soft' : 'hover:bg-surface-sunken'
              )}
            >
              <ChannelIcon isEmail={message.isEmail} />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{message.subject}</span>
                <span className="block truncate text-ink-muted">{message.recipient}</span>
                <span className="tabular block text-xs text-ink-muted">{message.sentAt}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ChannelIcon({ isEmail }: { isEmail: boolean }) {
  const Icon = isEmail ? Mail : MessageSquareText
  return (
    <>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-muted" />
      <span className="sr-only">{isEmail ? 'E-mail' : 'SMS'}</span>
    </>
  )
}
