import {
  Building2,
  MapPinned,
  PackageOpen,
  PackagePlus,
  ReceiptText,
  RotateCw,
  UserRound,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { hasAllWords } from '#shared/text/rules/fold_text'
import type { DataOf } from '~/api/call_types'
import type { ShellUser } from '~/components/shell/customer_entries'
import { shellEntries } from '~/components/shell/shell_entries'
import type { AppView } from '~/components/shell/use_view'

export interface Destination {
  title: string
  detail?: string
  href: string
  icon: LucideIcon
  /** The id of a shipment to retry instead of opening its page. */
  retries?: number
}

export interface DestinationGroup {
  title: string
  destinations: Destination[]
}

type PaletteResult = DataOf<'api.identity.searches.index'>[number]

const ACTIONS = 'Actions'

const RESULT_KINDS: Record<PaletteResult['kind'], { title: string; icon: LucideIcon }> = {
  shipment: { title: 'Shipments', icon: PackageOpen },
  transaction: { title: 'Transactions', icon: ReceiptText },
  user: { title: 'Users', icon: UserRound },
  organization: { title: 'Organizations', icon: Building2 },
  zone: { title: 'Zones', icon: MapPinned },
  booking: { title: ACTIONS, icon: PackagePlus },
  retry: { title: ACTIONS, icon: RotateCw },
}

const VIEW_LABELS: Record<AppView, string> = { dashboard: 'Live Mode', admin: 'Setup Mode' }

export function findPages(typed: string, view: AppView, reader: ShellUser): DestinationGroup[] {
  const other: AppView = view === 'admin' ? 'dashboard' : 'admin'
  const views = reader.caller?.isAdmin ? [view, other] : [view]
  const pages = views.flatMap((one) =>
    shellEntries(one, reader).flatMap(({ label: section, icon, pages: own, ...entry }) =>
      (own ?? [{ label: section, ...entry }])
        .filter(({ label, synonyms }) =>
          hasAllWords(`${section} ${label} ${synonyms ?? ''}`, typed)
        )
        .map(({ label, href }) => ({
          title: label,
          href,
          icon,
          detail: [label !== section && section, one !== view && VIEW_LABELS[one]]
            .filter(Boolean)
            .join(', '),
        }))
    )
  )
  // Entries of both views appear once.
  const once = pages.filter(({ href }, at) => pages.findIndex((page) => page.href === href) === at)
  return once.length > 0 ? [{ title: 'Pages', destinations: once }] : []
}

/** Actions are last: whoever types a name and presses Enter wants to see, not to book. */
export function groupResults(found: readonly PaletteResult[]): DestinationGroup[] {
  const titles = [...new Set(found.map(({ kind }) => RESULT_KINDS[kind].title))]
  return titles
    .sort((one, other) => Number(one === ACTIONS) - Number(other === ACTIONS))
    .map((title) => ({
      title,
      destinations: found
        .filter(({ kind }) => RESULT_KINDS[kind].title === title)
        .map(({ kind, ...one }) => ({ ...one, icon: RESULT_KINDS[kind].icon })),
    }))
}

const ACTION_WORDS = /^(?:book to|book|retry)\s+/i

/** "Book to Grace" searches for Grace and shows actions only. */
export function parseSearch(typed: string) {
  const text = typed.replace(ACTION_WORDS, '')
  const isWanted = ({ kind }: PaletteResult) =>
    text === typed || RESULT_KINDS[kind].title === ACTIONS
  return { text, isWanted }
}
