import { IDENTITY_SETTINGS } from '#identity/settings'
import { ADMIN_SETTINGS } from '#admin/proof/proof_settings'
import { BRANDING_SETTINGS } from '#branding/notifications/notification_settings'
import { BRAND_SETTINGS } from '#shared/brand/brand_settings'
import type { Setting } from '#shared/settings/setting'
import { SHIPPING_SETTINGS } from '#shipping/settings'
import { WALLET_SETTINGS } from '#wallet/balances/wallet_settings'
import type { SettingFormPart } from '#admin/settings/setting_part'
import {
  enumPart,
  formsOfGroup,
  integerPart,
  linesPart,
  nairaPart,
  percentPart,
  rowsPart,
  settingForm,
  switchPart,
  textPart,
} from '#admin/settings/setting_part_builders'
import { BRAND_FORMS } from '#admin/settings/brand_forms'
import { MESSAGE_FORMS } from '#admin/settings/message_forms'
import { BOOKING_FORMS, DAY_FORMS } from '#admin/settings/booking_forms'
import { BILLING_FORMS } from '#admin/settings/billing_forms'
import { CARRIER_FORMS, PICKUP_FORMS } from '#admin/settings/carrier_forms'
import { SIGN_IN_FORMS } from '#admin/settings/sign_in_forms'
import type { SettingForm } from '#admin/settings/setting_form'
import { APPROVAL_GROUP_NAMES, APPROVAL_GROUPS } from '#identity/access/rules/approval_groups'
import {
  APPROVAL_KINDS,
  type ApprovalKindName,
  APPROVAL_KIND_LABELS,
} from '#identity/approvals/rules/approval_kinds'

const PROOF_FORMS = formsOfGroup('Approvals and proof', {
  'admin.seal_addresses': settingForm(
    'Recipients of the daily seal',
    linesPart('Addresses', {
      hint: 'E-mail addresses, one per line. Leave it empty to mail nobody.',
    })
  ),
  'admin.publishes_seals': settingForm(
    'Public seals',
    switchPart('Publish the daily seals', {
      hint: 'Anybody can then read the day and root hash of each seal at /seals.json. How many entries a day has stays private.',
    })
  ),
})

function buildApprovalForm(kind: ApprovalKindName) {
  const { label, amount } = APPROVAL_KIND_LABELS[kind]
  const hint = 'Up to this amount, one person can approve.'
  return settingForm(
    `${label}: second person`,
    switchPart('A second person has to approve', { name: 'isOn' }),
    ...(amount ? [nairaPart(amount, { name: 'aboveKobo', hint })] : []),
    enumPart('group', 'Approved by', APPROVAL_GROUPS, {
      names: APPROVAL_GROUP_NAMES,
      hint: 'Management and root administrators approve everything.',
    })
  )
}

const APPROVAL_FORMS = formsOfGroup(
  'Approvals and proof',
  Object.fromEntries(APPROVAL_KINDS.map((kind) => [`approvals.${kind}`, buildApprovalForm(kind)]))
)

const WALLET_FORMS = formsOfGroup('Wallet and referrals', {
  'wallet.transaction_fee_kobo': settingForm('Transaction fee', nairaPart('Transaction Fee')),
  'wallet.asks_for_bvn': settingForm('Bank verification number', switchPart('Ask for the BVN')),
  'identity.referral_kobo': settingForm(
    'Referral amount',
    nairaPart('Referral Amount', { max: 10_000_000 })
  ),
  'wallet.welcome_credit_days': settingForm(
    'Validity of the welcome credit',
    integerPart('Days', { min: 1, max: 365 })
  ),
})

const FEE_FORMS = formsOfGroup('Fees and documents', {
  'shipping.premium_insurance': settingForm(
    'Premium insurance',
    percentPart('Share of the value', { name: 'basisPoints' }),
    nairaPart('Minimum', { name: 'minimumKobo' })
  ),
  'shipping.signature_fee_kobo': settingForm(
    'Signature fee',
    nairaPart('Signature Fee', { min: -1 })
  ),
  'shipping.document_fees_kobo': settingForm(
    'Clearance document fees',
    nairaPart('Food', { name: 'food' }),
    nairaPart('Medication', { name: 'medication' })
  ),
  'shipping.drop_off_fees_kobo': settingForm(
    'Drop-off fees',
    nairaPart('Within Nigeria', { name: 'local' }),
    nairaPart('Abroad', { name: 'international' })
  ),
  'shipping.reweigh_tolerance': settingForm(
    'Reweigh tolerance',
    integerPart('Grams', { name: 'grams', max: 100_000 }),
    percentPart('Share', {
      name: 'basisPoints',
      hint: 'Percent of the weight or the charge. For weights, the larger of grams and percent counts.',
    })
  ),
  'shipping.refunds_first_shipment': settingForm(
    'Refunds for returns',
    switchPart('Refund the first shipment as well', {
      hint: 'When staff find that the courier caused a return.',
    })
  ),
  'shipping.tariff_check_basis_points': settingForm(
    'Tariff checks',
    percentPart('Price change', {
      hint: 'A price or a surcharge that changes by more is listed before a version is published.',
    })
  ),
  'shipping.additional_payment_types': settingForm(
    'Additional payments',
    linesPart('Names', { hint: 'One per line' })
  ),
  'shipping.clearance_document_types': settingForm(
    'Clearance documents',
    rowsPart(
      'Clearance Documents',
      textPart('name', 'Name', 60),
      enumPart('classification', 'Clears', ['food', 'medication'])
    )
  ),
})

const SETTING_FORMS: Record<string, SettingForm> = {
  ...BRAND_FORMS,
  ...BOOKING_FORMS,
  ...DAY_FORMS,
  ...MESSAGE_FORMS,
  ...CARRIER_FORMS,
  ...PICKUP_FORMS,
  ...APPROVAL_FORMS,
  ...BILLING_FORMS,
  ...PROOF_FORMS,
  ...SIGN_IN_FORMS,
  ...WALLET_FORMS,
  ...FEE_FORMS,
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
  const name = settingName(setting)
  return (
    SETTING_FORMS[setting.key] ?? {
      group: 'Others',
      ...settingForm(name, guessPart(setting, name)),
    }
  )
}

function guessPart({ key, default: value }: Setting<unknown>, name: string): SettingFormPart {
  if (typeof value === 'boolean') return switchPart(name)
  if (Array.isArray(value)) return linesPart(name, { hint: 'One per line' })
  if (typeof value === 'string') return textPart('value', name, 300)
  return key.endsWith('_kobo') ? nairaPart(name) : integerPart(name)
}

function settingName({ key }: Setting<unknown>): string {
  const name = key
    .split('.')
    .at(-1)!
    .replace(/_kobo$/, '')
    .replaceAll('_', ' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
