import type { ApprovalRule } from '#identity/approvals/approval_settings'

/**
 * Settings that move money or decide who gets it, and safeguards: second factors, and the mailing
 * and publication of seals.
 */
const SENSITIVE_SETTING_KEYS: ReadonlySet<string> = new Set([
  'wallet.transaction_fee_kobo',
  'wallet.asks_for_bvn',
  'wallet.welcome_credit_days',
  'identity.referral_kobo',
  'shipping.premium_insurance',
  'shipping.signature_fee_kobo',
  'shipping.document_fees_kobo',
  'shipping.drop_off_fees_kobo',
  'shipping.reweigh_tolerance',
  'shipping.refunds_first_shipment',
  'shipping.billing_runs',
  'shipping.invoice_terms',
  'shipping.credit_stop',
  'identity.offers_second_factor',
  'identity.staff_need_second_factor',
  'identity.approvals_need_second_factor',
  'identity.withdrawals_need_second_factor_kobo',
  'admin.seal_addresses',
  'admin.publishes_seals',
])

/**
 * Returns the approval rule of one setting. Switching off a rule that requires a second person
 * always needs a second person.
 */
export function findRuleForSetting(
  { key, value }: { key: string; value: unknown },
  rule: ApprovalRule
): ApprovalRule {
  const isRule = key.startsWith('approvals.')
  const isRuleThatIsOn = isRule && (value as ApprovalRule).isOn
  return {
    ...rule,
    isOn: isRuleThatIsOn || (rule.isOn && (isRule || SENSITIVE_SETTING_KEYS.has(key))),
  }
}
