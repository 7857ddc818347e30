import {
  BookUser,
  CodeXml,
  House,
  PackageOpen,
  PackagePlus,
  Palette,
  Settings2,
  ShieldCheck,
  UsersRound,
  Wallet,
} from 'lucide-react'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { type ShellEntry, type ShellPage, section } from '~/components/shell/shell_entry'
import {
  APPROVALS,
  DISCOUNT_CODES,
  IMPORT_REQUESTS,
  PAST_SHIPMENTS,
  USERS,
} from '~/components/shell/shared_pages'

export type ShellUser = Pick<Data.SharedProps, 'caller' | 'isInvoiced' | 'team'>

const SHIP_PAGES: readonly ShellPage[] = [
  {
    label: 'Book Shipment',
    href: urlFor('shipping.book', {}),
    covers: ['/base/shipment/booked'],
    synonyms: 'book new shipment send parcel',
  },
  {
    label: 'Send Many Parcels',
    href: urlFor('shipping.batches', {}),
    synonyms: 'bulk batch upload sheet csv excel',
  },
  {
    label: 'Check Rates',
    href: urlFor('shipping.rate', {}),
    synonyms: 'shipping rates price quote cost calculator',
  },
]

const SHIPMENT_PAGES: readonly ShellPage[] = [
  PAST_SHIPMENTS,
  { label: 'Track', href: urlFor('shipping.track', {}), synonyms: 'track shipment tracking' },
  { label: 'Returns', href: urlFor('shipping.returns', {}), synonyms: 'return rules send back' },
  { label: 'Reweighs', href: urlFor('shipping.reweighs', {}), synonyms: 'weight difference' },
]

const WALLET_PAGE: ShellPage = { label: 'My Wallet', href: urlFor('wallet.balance', {}) }

/** Not available in test mode. */
const MONEY_PAGES: readonly ShellPage[] = [
  {
    label: 'Fund Wallet',
    href: urlFor('wallet.fund', {}),
    synonyms: 'top up add money card bank transfer',
  },
  {
    label: 'Withdraw',
    href: urlFor('wallet.withdraw', {}),
    covers: ['/base/wallet/accounts'],
    synonyms: 'withdrawal bank accounts cash out',
  },
]

const TRANSACTIONS: ShellPage = {
  label: 'Transaction History',
  href: urlFor('wallet.transactions', {}),
  synonyms: 'payments statement',
}

const INVOICES: ShellPage = { label: 'Invoices', href: urlFor('shipping.invoices', {}) }

const REFERRALS: ShellPage = {
  label: 'Referral Program',
  href: urlFor('identity.referrals', {}),
  synonyms: 'refer invite friend bonus',
}

const PROFILE_PAGES: readonly ShellPage[] = [
  {
    label: 'Business Profile',
    href: urlFor('branding.business', {}),
    synonyms: 'company logo contact social media',
  },
  { label: 'Products', href: urlFor('branding.products', {}), synonyms: 'my products setup' },
]

const BRAND_PAGES: readonly ShellPage[] = [
  {
    label: 'Branded Tracking',
    href: urlFor('branding.tracking_setup', {}),
    synonyms: 'branded tracking page theme preferences',
  },
  {
    label: 'Notifications',
    href: urlFor('branding.notification_setup', {}),
    synonyms: 'branded notifications sms e-mail messages to receivers',
  },
]

const TEAM_PAGES: readonly ShellPage[] = [
  { label: 'People', href: urlFor('identity.members', {}), synonyms: 'members invitations roles' },
  { label: 'Waiting for Approval', href: urlFor('shipping.purchase_approvals', {}) },
]

const ACTIVITY: ShellPage = { label: 'Activity', href: urlFor('identity.activity', {}) }

const DEVELOPER_PAGES: readonly ShellPage[] = [
  { label: 'API Keys', href: urlFor('identity.developers', {}), synonyms: 'token secret' },
  { label: 'Webhooks', href: urlFor('identity.webhooks', {}), synonyms: 'endpoint deliveries' },
  { label: 'API Log', href: urlFor('identity.developers.log', {}), synonyms: 'calls requests' },
]

const CHECKOUT_RATES: ShellPage = {
  label: 'Checkout Rates',
  href: urlFor('shipping.checkout_settings', {}),
}

export function customerEntries({ caller, isInvoiced, team }: ShellUser): ShellEntry[] {
  const isLive = !caller?.isTest
  const isBusiness = Boolean(caller?.businessName)
  const entries = [
    {
      label: 'Home',
      href: urlFor('shipping.home', {}),
      covers: ['/base/dashboard'],
      icon: House,
    },
    section('Ship', PackagePlus, SHIP_PAGES),
    section('Shipments', PackageOpen, SHIPMENT_PAGES, { covers: ['/base/shipment'] }),
    { label: 'Address Book', href: urlFor('shipping.address_book', {}), icon: BookUser },
    section(
      'Wallet',
      Wallet,
      [
        WALLET_PAGE,
        ...(isLive ? MONEY_PAGES : []),
        TRANSACTIONS,
        ...(isBusiness && isInvoiced ? [INVOICES] : []),
        ...(isLive ? [REFERRALS] : []),
      ],
      { covers: ['/base/wallet'] }
    ),
    isLive &&
      section('Brand', Palette, [...PROFILE_PAGES, ...(isBusiness ? BRAND_PAGES : [])], {
        covers: ['/base/branded-tracking', '/base/branded-notification'],
      }),
    isBusiness &&
      section('Team', UsersRound, [...TEAM_PAGES, ...(team?.role === 'owner' ? [ACTIVITY] : [])]),
    section('Developers', CodeXml, [...DEVELOPER_PAGES, ...(isLive ? [CHECKOUT_RATES] : [])]),
    {
      label: 'Settings',
      href: urlFor('identity.settings', {}),
      covers: ['/base/profile'],
      icon: Settings2,
      synonyms: 'profile phone number change password security sign out everywhere',
    },
    // In both views: staff move money in one and approve in the other.
    caller?.isAdmin &&
      section('Staff', ShieldCheck, [IMPORT_REQUESTS, USERS, DISCOUNT_CODES, APPROVALS], {
        counts: 'approvalsWaiting',
      }),
  ]
  return entries.filter((entry) => typeof entry === 'object')
}
