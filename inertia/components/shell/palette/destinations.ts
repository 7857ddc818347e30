import { PackageOpen, Building2, MapPinned, ReceiptText, UserRound } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { hasWords } from '#shared/text/rules/fold'
import type { DataOf } from '~/api/calls'
import { shellGroups, type ShellReader } from '~/components/shell/shell_entries'
import type { View } from '~/components/shell/use_view'

/** A page, or something that was found. */
export interface Destination {
  title: string
  detail?: string
  href: string
  icon: LucideIcon
}

export interface Group {
  title: string
  destinations: Destination[]
}

type Found = DataOf<'api.identity.searches.index'>[number]

const KINDS: Record<Found['kind'], { title: string; icon: LucideIcon }> = {
  shipment: { title: 'Shipments', icon: PackageOpen },
  transaction: { title: 'Transactions', icon: ReceiptText },
  user: { title: 'Users', icon: UserRound },
  organization: { title: 'Organizations', icon: Building2 },
  zone: { title: 'Zones', icon: MapPinned },
}

const VIEWS: Record<View, string> = { dashboard: 'Live Mode', admin: 'Setup Mode' }

/** The pages whose name has every word that was typed: those of the view that one is in come first. */
export function pagesNamed(typed: string, view: View, reader: ShellReader): Group[] {
  const other: View = view === 'admin' ? 'dashboard' : 'admin'
  const views = reader.caller?.isAdmin ? [view, other] : [view]
  const pages = views.flatMap((one) =>
    shellGroups(one, reader)
      .flatMap(({ entries }) => entries)
      .filter(({ label }) => hasWords(label, typed))
      .map(({ label, href, icon }) => ({
        ...{ title: label, href, icon },
        detail: one === view ? undefined : VIEWS[one],
      }))
  )
  // What stands in the navigation of both views is one page.
  const once = pages.filter(({ href }, at) => pages.findIndex((page) => page.href === href) === at)
  return once.length > 0 ? [{ title: 'Pages', destinations: once }] : []
}

/** What the server found, each kind by itself. */
export function foundByKind(found: readonly Found[]): Group[] {
  const kinds = [...new Set(found.map(({ kind }) => kind))]
  return kinds.map((kind) => ({
    title: KINDS[kind].title,
    destinations: found
      .filter((one) => one.kind === kind)
      .map(({ title, detail, href }) => ({ title, detail, href, icon: KINDS[kind].icon })),
  }))
}
