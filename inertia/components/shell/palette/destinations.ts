import { PackageOpen, Building2, MapPinned, ReceiptText, UserRound } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { hasAllWords } from '#shared/text/rules/fold_text'
import type { DataOf } from '~/api/call_types'
import { shellGroups, type ShellUser } from '~/components/shell/shell_entries'
import type { AppView } from '~/components/shell/use_view'

export interface Destination {
  title: string
  detail?: string
  href: string
  icon: LucideIcon
}

export interface DestinationGroup {
  title: string
  destinations: Destination[]
}

type PaletteResult = DataOf<'api.identity.searches.index'>[number]

const RESULT_KINDS: Record<PaletteResult['kind'], { title: string; icon: LucideIcon }> = {
  shipment: { title: 'Shipments', icon: PackageOpen },
  transaction: { title: 'Transactions', icon: ReceiptText },
  user: { title: 'Users', icon: UserRound },
  organization: { title: 'Organizations', icon: Building2 },
  zone: { title: 'Zones', icon: MapPinned },
}

const VIEW_LABELS: Record<AppView, string> = { dashboard: 'Live Mode', admin: 'Setup Mode' }

export function findPages(typed: string, view: AppView, reader: ShellUser): DestinationGroup[] {
  const other: AppView = view === 'admin' ? 'dashboard' : 'admin'
  const views = reader.caller?.isAdmin ? [view, other] : [view]
  const pages = views.flatMap((one) =>
    shellGroups(one, reader)
      .flatMap(({ entries }) => entries)
      .filter(({ label }) => hasAllWords(label, typed))
      .map(({ label, href, icon }) => ({
        title: label,
        href,
        icon,
        detail: one === view ? undefined : VIEW_LABELS[one],
      }))
  )
  // Entries of both views appear once.
  const once = pages.filter(({ href }, at) => pages.findIndex((page) => page.href === href) === at)
  return once.length > 0 ? [{ title: 'Pages', destinations: once }] : []
}

export function groupResultsByKind(found: readonly PaletteResult[]): DestinationGroup[] {
  const kinds = [...new Set(found.map(({ kind }) => kind))]
  return kinds.map((kind) => ({
    title: RESULT_KINDS[kind].title,
    destinations: found
      .filter((one) => one.kind === kind)
      .map(({ title, detail, href }) => ({ title, detail, href, icon: RESULT_KINDS[kind].icon })),
  }))
}
