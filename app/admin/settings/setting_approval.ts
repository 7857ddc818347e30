import type { ApprovalKind } from '#identity/approvals/approval_kind'
import type { ApprovalRule } from '#identity/approvals/settings'
import { formOf } from '#admin/settings/catalogue'
import {
  changeSetting,
  findSetting,
  type SettingCommand,
  valueText,
} from '#admin/settings/setting_record'

/** What moves money or says who gets it: fees, what is asked before payouts, what newcomers and referrers get. */
const SENSITIVE: ReadonlySet<string> = new Set([
  'wallet.transaction_fee_kobo',
  'wallet.asks_for_bvn',
  'wallet.welcome_credit_days',
  'identity.referral_kobo',
  'shipping.premium_insurance',
  'shipping.signature_fee_kobo',
  'shipping.document_fees_kobo',
  'shipping.drop_off_fees_kobo',
  'shipping.reweigh_tolerance',
])

/**
 * Settings that are marked as sensitive. A rule that wants a second person is not changed by one alone either, whatever
 * is chosen for the others.
 */
const settings: ApprovalKind<SettingCommand> = {
  name: 'setting',
  ability: 'openConsole',
  perform: changeSetting,

  async ruleFor(rule, { key }) {
    const setting = findSetting(key)
    const isRule = key.startsWith('approvals.')
    const isRuleThatIsOn = isRule && ((await setting.get()) as ApprovalRule).isOn
    return { ...rule, isOn: isRuleThatIsOn || (rule.isOn && (isRule || SENSITIVE.has(key))) }
  },

  concerns: ({ audited }) => audited.length > 0,

  async about(_, { audited }, { key }) {
    const form = formOf(findSetting(key))
    const changes = audited.map(({ before, after }) => ({
      field: form.label,
      before: valueText(form, before?.value),
      after: valueText(form, after?.value),
    }))
    return {
      title: `Change the setting ${form.label}`,
      changes,
      beneficiaryIds: [],
      subject: { kind: 'setting', id: key },
    }
  },
}

export default settings
