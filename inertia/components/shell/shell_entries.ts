import {
  BookUser,
  Building,
  PlaneTakeoff,
  Map as MapIcon,
  Fuel,
  Globe,
  BadgePercent,
  Building2,
  Calculator,
  ChartNoAxesCombined,
  ClockAlert,
  CodeXml,
  FileCheck,
  FileInput,
  Gift,
  HandHelping,
  HeartPulse,
  Languages,
  History,
  House,
  Layers,
  type LucideIcon,
  MapPinned,
  Megaphone,
  MessagesSquare,
  PackageCheck,
  PackagePlus,
  Palette,
  PlaneLanding,
  ShoppingBag,
  Store,
  ListChecks,
  Rocket,
  ReceiptText,
  Route,
  Scale,
  ScrollText,
  Settings2,
  ShieldCheck,
  Tags,
  Truck,
  Undo2,
  Users,
  UsersRound,
  Wallet,
} from 'lucide-react'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import type { AppView } from '~/components/shell/use_view'

export interface ShellEntry {
  label: string
  href: string
  icon: LucideIcon
  counts?: 'approvalsWaiting'
}

export interface ShellGroup {
  title?: string
  entries: readonly ShellEntry[]
}

const DASHBOARD_ENTRIES: readonly ShellEntry[] = [
  { label: 'Home', href: urlFor('shipping.home', {}), icon: House },
  { label: 'Book Shipment', href: urlFor('shipping.book', {}), icon: PackagePlus },
  { label: 'Send Many Parcels', href: urlFor('shipping.batches', {}), icon: Layers },
  { label: 'Address Book', href: urlFor('shipping.address_book', {}), icon: BookUser },
  { label: 'Check Rates', href: urlFor('shipping.rate', {}), icon: Calculator },
  { label: 'Track', href: urlFor('shipping.track', {}), icon: MapPinned },
  { label: 'Past Shipments', href: urlFor('shipping.history', {}), icon: History },
  { label: 'Returns', href: urlFor('shipping.returns', {}), icon: Undo2 },
  { label: 'Wallet', href: urlFor('wallet.balance', {}), icon: Wallet },
  { label: 'Developers', href: urlFor('identity.developers', {}), icon: CodeXml },
]

/** Not available in test mode. */
const LIVE_ONLY_ENTRIES: readonly ShellEntry[] = [
  { label: 'Business Profile', href: urlFor('branding.business', {}), icon: Store },
  { label: 'Products', href: urlFor('branding.products', {}), icon: ShoppingBag },
  { label: 'Referral Program', href: urlFor('identity.referrals', {}), icon: Gift },
]

/** Only businesses have branding and a team. */
const BUSINESS_ENTRIES: readonly ShellEntry[] = [
  { label: 'Branded Tracking', href: urlFor('branding.tracking_setup', {}), icon: Palette },
  { label: 'Notifications', href: urlFor('branding.notification_setup', {}), icon: Megaphone },
  { label: 'Team', href: urlFor('identity.members', {}), icon: UsersRound },
]

const INVOICE_ENTRIES: readonly ShellEntry[] = [
  { label: 'Invoices', href: urlFor('shipping.invoices', {}), icon: ReceiptText },
]

/** Only staff manage imports. */
const STAFF_ENTRIES: readonly ShellEntry[] = [
  { label: 'Import Requests', href: urlFor('shipping.import_history', {}), icon: PlaneLanding },
  { label: 'Users', href: urlFor('admin.users', {}), icon: Users },
  { label: 'Discount Codes', href: urlFor('shipping.discounts', {}), icon: BadgePercent },
]

/** In both views: staff move money in one and approve in the other. */
const APPROVALS_ENTRY: ShellEntry = {
  label: 'Approvals',
  href: urlFor('admin.approvals', {}),
  icon: ShieldCheck,
  counts: 'approvalsWaiting',
}

const CONSOLE_GROUPS: readonly ShellGroup[] = [
  { entries: [{ label: 'Home', href: urlFor('admin.home', {}), icon: House }, APPROVALS_ENTRY] },
  {
    title: 'Parcels',
    entries: [
      { label: 'By Hand', href: urlFor('admin.by_hand', {}), icon: HandHelping },
      { label: 'Courier Orders', href: urlFor('admin.courier_orders', {}), icon: Truck },
      { label: 'Pickups', href: urlFor('admin.pickups', {}), icon: PackageCheck },
      { label: 'Reweighs', href: urlFor('admin.reweigh_queue', {}), icon: Scale },
      { label: 'Late Parcels', href: urlFor('admin.late_parcels', {}), icon: ClockAlert },
      { label: 'Transit Times', href: urlFor('admin.lanes', {}), icon: Route },
    ],
  },
  {
    title: 'Money',
    entries: [
      { label: 'Billing Runs', href: urlFor('admin.billing_runs', {}), icon: ReceiptText },
      { label: 'Courier Invoices', href: urlFor('admin.carrier_invoices', {}), icon: FileInput },
      { label: 'Margin', href: urlFor('admin.margin', {}), icon: ChartNoAxesCombined },
      { label: 'Message Costs', href: urlFor('admin.message_costs', {}), icon: MessagesSquare },
      { label: 'Proof', href: urlFor('admin.proof', {}), icon: FileCheck },
    ],
  },
  {
    title: 'Tariff',
    entries: [
      { label: 'Tariff Versions', href: urlFor('admin.tariffs', {}), icon: Layers },
      {
        label: 'Export Zones',
        href: urlFor('admin.zones', { kind: 'export' }),
        icon: PlaneTakeoff,
      },
      { label: 'Import Zones', href: urlFor('admin.zones', { kind: 'import' }), icon: Globe },
      { label: 'Local Zones', href: urlFor('admin.zones', { kind: 'local' }), icon: MapIcon },
      { label: 'City Zones', href: urlFor('admin.zones', { kind: 'city' }), icon: Building },
      { label: 'Surcharges', href: urlFor('admin.surcharges', {}), icon: Fuel },
    ],
  },
  {
    title: 'Customers',
    entries: [
      { label: 'Organizations', href: urlFor('admin.organizations', {}), icon: Building2 },
      { label: 'Billing Groups', href: urlFor('admin.billing_groups', {}), icon: Tags },
    ],
  },
  {
    title: 'System',
    entries: [
      { label: 'Settings', href: urlFor('admin.settings', {}), icon: Settings2 },
      { label: 'Lists', href: urlFor('admin.reference_lists', {}), icon: ListChecks },
      { label: 'Languages', href: urlFor('admin.languages', {}), icon: Languages },
      { label: 'Set-up', href: urlFor('admin.setup', {}), icon: Rocket },
      { label: 'Health', href: urlFor('admin.health', {}), icon: HeartPulse },
      { label: 'Audit Log', href: urlFor('admin.audit', {}), icon: ScrollText },
    ],
  },
]

export type ShellUser = Pick<Data.SharedProps, 'caller' | 'isInvoiced'>

export function shellGroups(
  view: AppView,
  { caller, isInvoiced }: ShellUser
): readonly ShellGroup[] {
  if (view === 'admin') return CONSOLE_GROUPS
  if (caller?.isTest) return [{ entries: DASHBOARD_ENTRIES }]
  const customers = [...DASHBOARD_ENTRIES, ...LIVE_ONLY_ENTRIES]
  const business = isInvoiced ? [...INVOICE_ENTRIES, ...BUSINESS_ENTRIES] : BUSINESS_ENTRIES
  const own = { entries: caller?.businessName ? [...customers, ...business] : customers }
  return caller?.isAdmin
    ? [own, { title: 'Staff', entries: [...STAFF_ENTRIES, APPROVALS_ENTRY] }]
    : [own]
}

/** In the console, links to the staff pages of Live Mode; `shellGroups` has them in Live Mode. */
export function otherViewGroups(view: AppView): readonly ShellGroup[] {
  return view === 'admin' ? [{ title: 'In Live Mode', entries: STAFF_ENTRIES }] : []
}
