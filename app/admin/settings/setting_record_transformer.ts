import { BaseTransformer } from '@adonisjs/core/transformers'
import type { SettingFormPart } from '#admin/settings/setting_part'
import {
  toDisplaySetting,
  type SettingRecord,
  formatSettingValue,
} from '#admin/settings/setting_record'
import { lagosMoment } from '#shared/time/lagos_time'

export default class SettingRecordTransformer extends BaseTransformer<SettingRecord> {
  toObject() {
    const { setting, form, value, version, changedAt, changedBy, approvalGroup } = this.resource
    return {
      key: setting.key,
      group: form.group,
      label: form.label,
      description: setting.description,
      parts: form.parts as SettingFormPart[],
      value: toDisplaySetting(this.resource),
      text: formatSettingValue(form, value),
      version,
      changedBy,
      changedDay: changedAt && lagosMoment(changedAt).day,
      /** The group that must approve a change; null if no approval is needed. */
      approvalGroup,
    }
  }
}
