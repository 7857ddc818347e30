import { usePage } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import type { Data } from '@generated/data'
import {
  CircleAlert,
  CreditCard,
  FileText,
  type LucideIcon,
  PackageX,
  ShieldQuestion,
  Store,
  Wallet,
} from 'lucide-react'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'

export type HomeTasksData = Data.Shipping.Home.Needs
export type LowBalanceData = Data.Shipping.Home.LowBalance

type NeedsYouLine = HomeTasksData['lines'][number]

const ICONS: Record<string, LucideIcon> = {
  AWAITING_PAYMENT_CONFIRMATION: CreditCard,
  PENDING_ISSUE: PackageX,
  READY_FOR_COLLECTION: Store,
  approvals: ShieldQuestion,
  clearance: FileText,
  low_balance: Wallet,
}

type NeedsYouProps = {
  needs: HomeTasksData
  /** Undefined while loading; null if the balance suffices. */
  lowBalance: LowBalanceData | null | undefined
  /** Requests to pay that wait: for an owner all, for others their own. */
  approvalsAsked: number
}

export function NeedsYou({ needs, lowBalance, approvalsAsked }: NeedsYouProps) {
  const isOwner = usePage().props.team?.role === 'owner'
  const lines = [
    ...(approvalsAsked > 0 ? [approvalLine(approvalsAsked, isOwner)] : []),
    ...needs.lines,
    ...(lowBalance ? [lowBalance] : []),
  ]
  if (lines.length === 0) return null
  return (
    <Card title="Needs you" padded={false}>
      <ul className="divide-y">
        {lines.map((line) => (
          <li key={line.key}>
            <NeedsYouRow line={line} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function approvalLine(count: number, isOwner: boolean): NeedsYouLine {
  const whose = isOwner ? 'your' : 'an owner’s'
  return {
    key: 'approvals',
    title:
      count === 1
        ? `A booking is waiting for ${whose} approval`
        : `${count} bookings are waiting for ${whose} approval`,
    text: isOwner ? 'Your team is asking you to pay.' : 'We will e-mail you when one decides.',
    action: isOwner ? 'See what to approve' : 'See your requests',
    href: urlFor('shipping.purchase_approvals', {}),
  }
}

function NeedsYouRow({ line }: { line: NeedsYouLine }) {
  const Icon = ICONS[line.key] ?? CircleAlert
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <span className="flex min-w-0 flex-1 basis-56 items-start gap-3">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warning" />
        <span className="min-w-0">
          <span className="block font-medium">{line.title}</span>
          <span className="block text-sm text-ink-muted">{line.text}</span>
        </span>
      </span>
      <Button
        as={Link}
        href={line.href}
        variant="secondary"
        className="max-sm:w-full"
        aria-label={`${line.action}: ${line.title}`}
      >
        {line.action}
      </Button>
    </div>
  )
}
