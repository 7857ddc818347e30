import type { ApprovalKind } from '#identity/approvals/approval_kind'
import { findSettingForm } from '#admin/settings/setting_catalogue'
import { findRuleForSetting } from '#admin/settings/sensitive_settings'
import {
  changeSetting,
  findSetting,
  type SettingCommand,
  formatSettingValue,
} from '#admin/settings/setting_record'

/** Approves sensitive settings and the approval rules themselves. */
const settingApproval: ApprovalKind<SettingCommand> = {
  name: 'setting',
  ability: 'openConsole',
  perform: changeSetting,

  async ruleFor(rule, { key }, client) {
    return findRuleForSetting({ key, value: await findSetting(key).get(client) }, rule)
  },

  concerns: ({ audited }) => audited.length > 0,

  async about(_, { audited }, { key }) {
    const form = findSettingForm(findSetting(key))
    const changes = audited.map(({ before, after }) => ({
      field: form.label,
      before: formatSettingValue(form, before?.value),
      after: formatSettingValue(form, after?.value),
    }))
    return {
      title: `Change the setting ${form.label}`,
      changes,
      beneficiaryIds: [],
      subject: { kind: 'setting', id: key },
    }
  },
}

export default settingApproval
