import { useState } from 'react'
import { Link } from '@adonisjs/inertia/react'
import { NotebookPen, UserRoundCheck, UserRoundX } from 'lucide-react'
import { PendingApprovals } from '#identity/approvals/components/pending_approvals'
import { callApi } from '~/api/call_api'
import { showOutcome } from '~/api/show_outcome'
import { changeUrl } from '~/url/use_url_query'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { type MenuEntry, RowMenu } from '~/ui/menu'
import { INBOX_ACTIONS } from './inbox_actions'
import { type InboxData, type InboxItemData, reloadInbox } from './inbox_data'

/** Further actions are in the menu. */
const MAX_BUTTONS = 3

type Action = InboxItemData['actions'][number]

interface InboxRowProps {
  item: InboxItemData
  inbox: InboxData
  /** The queue's name; rows of a group leave it out. */
  label?: string
}

export function InboxRow({ item, inbox, label }: InboxRowProps) {
  const { kind, key, title, detail, facts, href, about, actions } = item
  const payment = kind === 'payments' && inbox.payments.find(({ id }) => id === key)
  return (
    <li className="relative flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-64 text-sm max-sm:pr-10">
        <p className="text-xs text-ink-muted">
          {label && `${label}, `}
          <time dateTime={item.since} title={item.sinceText}>
            {item.ageText}
          </time>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base font-medium">
          {href ? (
            <Link href={href} className="min-w-0 break-words underline-offset-4 hover:underline">
              {title}
            </Link>
          ) : (
            <span className="min-w-0 break-words">{title}</span>
          )}
          {item.isLate && <Badge tone="warning">Late</Badge>}
        </p>
        {detail && <p className="break-words">{detail}</p>}
        <p className="break-words text-ink-muted">{facts}</p>
        {payment && <PendingApprovals waiting={payment.waiting} className="mt-2" />}
        <OwnerAndNote item={item} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {actions.slice(0, MAX_BUTTONS).map((action) => (
          <ActionButton key={action.name} action={action} item={item} />
        ))}
        <div className="max-sm:absolute max-sm:top-1 max-sm:right-1">
          <RowMenu
            label={`Actions for ${about}`}
            items={[
              ...actions.slice(MAX_BUTTONS).map(({ name }) => ({
                label: INBOX_ACTIONS[name].label,
                onSelect: () => changeUrl({ [name]: key }),
              })),
              ...noteEntries(item),
            ]}
          />
        </div>
      </div>
    </li>
  )
}

function OwnerAndNote({ item: { owner, isMine, note } }: { item: InboxItemData }) {
  if (!owner && !note) return null
  return (
    <p className="mt-1 border-l-2 border-accent pl-2 break-words whitespace-pre-line">
      {owner && <span className="font-medium">{isMine ? 'Yours' : owner}</span>}
      {owner && note && ': '}
      {note}
    </p>
  )
}

function ActionButton({ action: { name, href }, item }: { action: Action; item: InboxItemData }) {
  const [busy, setBusy] = useState(false)
  const { label, call } = INBOX_ACTIONS[name]
  const content = (
    <>
      {label} <span className="sr-only">{item.about}</span>
    </>
  )
  if (href) {
    return (
      <Button as={Link} href={href} variant="secondary" size="sm">
        {content}
      </Button>
    )
  }

  async function act() {
    if (!call) return changeUrl({ [name]: item.key })
    setBusy(true)
    showOutcome(await call(item.key))
    setBusy(false)
    reloadInbox()
  }

  return (
    <Button variant="secondary" size="sm" busy={busy} onClick={() => void act()}>
      {content}
    </Button>
  )
}

function noteEntries(item: InboxItemData): MenuEntry[] {
  const { id, kind, key, version, owner, isMine, note } = item
  async function assign(toMe: boolean) {
    const params = { queue: kind, id: key }
    const body = { version, isMine: toMe }
    showOutcome(await callApi('api.admin.inbox_notes.update', { params, body }))
    reloadInbox()
  }
  return [
    ...(isMine
      ? []
      : [{ label: 'Assign to me', icon: <UserRoundCheck />, onSelect: () => void assign(true) }]),
    ...(owner
      ? [{ label: 'Take off', icon: <UserRoundX />, onSelect: () => void assign(false) }]
      : []),
    {
      label: note ? 'Change the note' : 'Write a note',
      icon: <NotebookPen />,
      onSelect: () => changeUrl({ inboxNote: id }),
    },
  ]
}
