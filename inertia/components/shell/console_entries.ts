import {
  BadgePercent,
  ChartNoAxesCombined,
  FileInput,
  HeartPulse,
  House,
  PackageCheck,
  PackageOpen,
  PlaneLanding,
  ReceiptText,
  Scale,
  Settings2,
  ShieldCheck,
  Tags,
  Users,
} from 'lucide-react'
import { urlFor } from '~/client'
import { type ShellEntry, section } from '~/components/shell/shell_entry'
import {
  APPROVALS,
  DISCOUNT_CODES,
  IMPORT_REQUESTS,
  PAST_SHIPMENTS,
  USERS,
} from '~/components/shell/shared_pages'

/** In the order of a working day. */
export const CONSOLE_ENTRIES: readonly ShellEntry[] = [
  { label: 'Home', href: urlFor('admin.home', {}), icon: House, synonyms: 'inbox today' },
  { ...APPROVALS, icon: ShieldCheck, counts: 'approvalsWaiting' },
  section('Shipments', PackageOpen, [
    PAST_SHIPMENTS,
    {
      label: 'By Hand',
      href: urlFor('admin.by_hand', {}),
      synonyms: 'waybill number manual booking refused',
    },
    {
      label: 'Courier Orders',
      href: urlFor('admin.courier_orders', {}),
      synonyms: 'unknown outcome answer',
    },
    { label: 'Late Parcels', href: urlFor('admin.late_parcels', {}), synonyms: 'delay overdue' },
    { label: 'Transit Times', href: urlFor('admin.lanes', {}), synonyms: 'lanes delivery days' },
  ]),
  {
    label: 'Pickups',
    href: urlFor('admin.pickups', {}),
    icon: PackageCheck,
    synonyms: 'collection rider',
  },
  { ...IMPORT_REQUESTS, icon: PlaneLanding },
  {
    label: 'Reweighs',
    href: urlFor('admin.reweigh_queue', {}),
    icon: Scale,
    synonyms: 'weight difference',
  },
  section('Customers', Users, [
    {
      label: 'Organizations',
      href: urlFor('admin.organizations', {}),
      synonyms: 'businesses credit limit billing cycle',
    },
    USERS,
    { label: 'Billing Groups', href: urlFor('admin.billing_groups', {}) },
  ]),
  section('Billing', ReceiptText, [
    { label: 'Billing Runs', href: urlFor('admin.billing_runs', {}) },
    { label: 'Invoices', href: urlFor('admin.invoices', {}) },
  ]),
  {
    label: 'Courier Invoices',
    href: urlFor('admin.carrier_invoices', {}),
    icon: FileInput,
    synonyms: 'carrier reconciliation dispute',
  },
  {
    label: 'Margin',
    href: urlFor('admin.margin', {}),
    icon: ChartNoAxesCombined,
    synonyms: 'profit cost earnings',
  },
  section('Tariff', Tags, [
    {
      label: 'Prices',
      href: urlFor('admin.zones', {}),
      synonyms:
        'export import local city zones, international zones / rates, local zones / rates, shipping zone setup states',
    },
    { label: 'Surcharges', href: urlFor('admin.surcharges', {}), synonyms: 'fuel remote fee' },
    {
      label: 'Versions',
      href: urlFor('admin.tariffs', {}),
      synonyms: 'tariff versions draft publish roll back replay',
    },
    {
      label: 'Try a Price',
      href: urlFor('admin.tariff_price', {}),
      synonyms: 'rates quote why',
    },
  ]),
  { ...DISCOUNT_CODES, icon: BadgePercent },
  section(
    'Settings',
    Settings2,
    [
      {
        label: 'Settings',
        href: urlFor('admin.settings', {}),
        synonyms: 'fees insurance cut-off options',
      },
      {
        label: 'Lists',
        href: urlFor('admin.reference_lists', {}),
        synonyms: 'couriers categories',
      },
      { label: 'Languages', href: urlFor('admin.languages', {}), synonyms: 'translations' },
      { label: 'Set-up', href: urlFor('admin.setup', {}), synonyms: 'setup logo providers' },
    ],
    { covers: ['/admin/profile'] }
  ),
  section('System', HeartPulse, [
    { label: 'Health', href: urlFor('admin.health', {}), synonyms: 'failed jobs status' },
    { label: 'Audit Log', href: urlFor('admin.audit', {}), synonyms: 'who changed history' },
    { label: 'Proof', href: urlFor('admin.proof', {}), synonyms: 'ledger seal' },
    {
      label: 'Message Costs',
      href: urlFor('admin.message_costs', {}),
      synonyms: 'sms whatsapp e-mail spend',
    },
    {
      label: 'Internal API',
      href: urlFor('admin.internal_api', {}),
      synonyms: 'staff calls developers openapi',
    },
  ]),
]
