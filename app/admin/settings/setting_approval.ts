import type { ApprovalKind } from '#identity/approvals/approval_kind'
import { formOf } from '#admin/settings/catalogue'
import { ruleForSetting } from '#admin/settings/sensitive_settings'
import {
  changeSetting,
  findSetting,
  type SettingCommand,
  valueText,
} from '#admin/settings/setting_record'

/** Settings that are sensitive, and the rules of approval themselves. */
const settings: ApprovalKind<SettingCommand> = {
  name: 'setting',
  ability: 'openConsole',
  perform: changeSetting,

  async ruleFor(rule, { key }, client) {
    return ruleForSetting({ key, value: await findSetting(key).get(client) }, rule)
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
