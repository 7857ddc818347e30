import { IDENTITY_SETTINGS } from '#identity/settings'
import { ADMIN_SETTINGS } from '#admin/proof/proof_settings'
import { BRANDING_SETTINGS } from '#branding/notifications/notification_settings'
import { BRAND_SETTINGS } from '#shared/brand/brand_settings'
import type { Setting } from '#shared/settings/setting'
import { SHIPPING_SETTINGS } from '#shipping/settings'
import { WALLET_SETTINGS } from '#wallet/balances/wallet_settings'
import type { SettingFormPart } from '#admin/settings/setting_part'
import { linesPart, MAX_SETTING_NAIRA, nairaPart } from '#admin/settings/setting_part_builders'
import { BRAND_FORMS } from '#admin/settings/brand_forms'
import { MESSAGE_FORMS } from '#admin/settings/message_forms'
import { BOOKING_FORMS } from '#admin/settings/booking_forms'
import { BILLING_FORMS } from '#admin/settings/billing_forms'
import { CARRIER_FORMS } from '#admin/settings/carrier_forms'
import { SIGN_IN_FORMS } from '#admin/settings/sign_in_forms'
import type { SettingForm } from '#admin/settings/setting_form'
import { APPROVAL_GROUP_NAMES, APPROVAL_GROUPS } from '#identity/access/rules/approval_groups'
import {
  APPROVAL_KINDS,
  type ApprovalKindName,
  APPROVAL_KIND_LABELS,
} from '#identity/approvals/rules/approval_kinds'

const PROOF_FORMS: Record<string, SettingForm> = {
  'admin.seal_addresses': {
    group: 'Approvals and proof',
    label: 'Recipients of the daily seal',
    parts: [
      {
        name: 'value',
        label: 'Addresses',
        type: 'lines',
        hint: 'E-mail addresses, one per line. Leave it empty to mail nobody.',
      },
    ],
  },
  'admin.publishes_seals': {
    group: 'Approvals and proof',
    label: 'Public seals',
    parts: [
      {
        name: 'value',
        label: 'Publish the daily seals',
        type: 'switch',
        hint: 'Anybody can then read the day and root hash of each seal at /seals.json. How many entries a day has stays private.',
      },
    ],
  },
}

const MAX_THRESHOLD_NAIRA = 10_000_000_000

function buildApprovalForm(kind: ApprovalKindName): SettingForm {
  const { label, amount } = APPROVAL_KIND_LABELS[kind]
  const above: SettingFormPart = {
    name: 'aboveKobo',
    label: amount ?? '',
    type: 'naira',
    min: 0,
    max: MAX_THRESHOLD_NAIRA,
    hint: 'Up to this amount, one person can approve.',
  }
  return {
    group: 'Approvals and proof',
    label: `${label}: second person`,
    parts: [
      { name: 'isOn', label: 'A second person has to approve', type: 'switch' },
      ...(amount ? [above] : []),
      {
        name: 'group',
        label: 'Approved by',
        type: 'enum',
        options: [...APPROVAL_GROUPS],
        names: APPROVAL_GROUP_NAMES,
        hint: 'Management and root administrators approve everything.',
      },
    ],
  }
}

const APPROVAL_FORMS: Record<string, SettingForm> = Object.fromEntries(
  APPROVAL_KINDS.map((kind) => [`approvals.${kind}`, buildApprovalForm(kind)])
)

const SETTING_FORMS: Record<string, SettingForm> = {
  ...BRAND_FORMS,
  ...BOOKING_FORMS,
  ...MESSAGE_FORMS,
  ...CARRIER_FORMS,
  ...APPROVAL_FORMS,
  ...BILLING_FORMS,
  ...PROOF_FORMS,
  ...SIGN_IN_FORMS,
  'wallet.transaction_fee_kobo': {
    group: 'Wallet and referrals',
    label: 'Transaction fee',
    parts: [nairaPart('value', 'Transaction Fee')],
  },
  'wallet.asks_for_bvn': {
    group: 'Wallet and referrals',
    label: 'Bank verification number',
    parts: [{ name: 'value', label: 'Ask for the BVN', type: 'switch' }],
  },
  'identity.referral_kobo': {
    group: 'Wallet and referrals',
    label: 'Referral amount',
    parts: [{ name: 'value', label: 'Referral Amount', type: 'naira', min: 0, max: 10_000_000 }],
  },
  'shipping.premium_insurance': {
    group: 'Fees and documents',
    label: 'Premium insurance',
    parts: [
      { name: 'basisPoints', label: 'Share of the value', type: 'percent', min: 0, max: 100 },
      nairaPart('minimumKobo', 'Minimum'),
    ],
  },
  'shipping.signature_fee_kobo': {
    group: 'Fees and documents',
    label: 'Signature fee',
    parts: [nairaPart('value', 'Signature Fee', -1)],
  },
  'shipping.document_fees_kobo': {
    group: 'Fees and documents',
    label: 'Clearance document fees',
    parts: [nairaPart('food', 'Food'), nairaPart('medication', 'Medication')],
  },
  'shipping.drop_off_fees_kobo': {
    group: 'Fees and documents',
    label: 'Drop-off fees',
    parts: [nairaPart('local', 'Within Nigeria'), nairaPart('international', 'Abroad')],
  },
  'shipping.reweigh_tolerance': {
    group: 'Fees and documents',
    label: 'Reweigh tolerance',
    parts: [
      { name: 'grams', label: 'Grams', type: 'integer', min: 0, max: 100_000 },
      {
        name: 'basisPoints',
        label: 'Share',
        type: 'percent',
        min: 0,
        max: 100,
        hint: 'Percent of the weight or the charge. For weights, the larger of grams and percent counts.',
      },
    ],
  },
  'shipping.refunds_first_shipment': {
    group: 'Fees and documents',
    label: 'Refunds for returns',
    parts: [
      {
        name: 'value',
        label: 'Refund the first shipment as well',
        type: 'switch',
        hint: 'When staff find that the courier caused a return.',
      },
    ],
  },
  'shipping.tariff_check_basis_points': {
    group: 'Fees and documents',
    label: 'Tariff checks',
    parts: [
      {
        name: 'value',
        label: 'Price change',
        type: 'percent',
        min: 0,
        max: 100,
        hint: 'A price or a surcharge that changes by more is listed before a version is published.',
      },
    ],
  },
  'wallet.welcome_credit_days': {
    group: 'Wallet and referrals',
    label: 'Validity of the welcome credit',
    parts: [{ name: 'value', label: 'Days', type: 'integer', min: 1, max: 365 }],
  },
  'shipping.additional_payment_types': {
    group: 'Fees and documents',
    label: 'Additional payments',
    parts: [linesPart('Names')],
  },
  'shipping.clearance_document_types': {
    group: 'Fees and documents',
    label: 'Clearance documents',
    parts: [
      {
        name: 'value',
        label: 'Clearance Documents',
        type: 'rows',
        columns: [
          { name: 'name', label: 'Name', type: 'text', max: 60 },
          {
            name: 'classification',
            label: 'Clears',
            type: 'enum',
            options: ['food', 'medication'],
          },
        ],
      },
    ],
  },
}

export const ALL_SETTINGS: Setting<unknown>[] = [
  ...BRAND_SETTINGS,
  ...SHIPPING_SETTINGS,
  ...WALLET_SETTINGS,
  ...BRANDING_SETTINGS,
  ...IDENTITY_SETTINGS,
  ...ADMIN_SETTINGS,
]

/** Guesses a form from the default value for a setting without one. */
export function findSettingForm(setting: Setting<unknown>): SettingForm {
  return (
    SETTING_FORMS[setting.key] ?? {
      group: 'Others',
      label: settingName(setting),
      parts: [guessPart(setting)],
    }
  )
}

function guessPart(setting: Setting<unknown>): SettingFormPart {
  const named = { name: 'value', label: settingName(setting) }
  if (typeof setting.default === 'boolean') return { ...named, type: 'switch' }
  if (Array.isArray(setting.default)) return { ...named, type: 'lines', hint: 'One per line' }
  if (typeof setting.default === 'string') return { ...named, type: 'text', max: 300 }
  if (setting.key.endsWith('_kobo'))
    return { ...named, type: 'naira', min: 0, max: MAX_SETTING_NAIRA }
  return { ...named, type: 'integer', min: 0, max: 1_000_000_000 }
}

function settingName({ key }: Setting<unknown>): string {
  const name = key
    .split('.')
    .at(-1)!
    .replace(/_kobo$/, '')
    .replaceAll('_', ' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
