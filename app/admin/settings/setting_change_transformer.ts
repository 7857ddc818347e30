import { BaseTransformer } from '@adonisjs/core/transformers'
import type { SettingChange } from '#admin/settings/setting_record'
import { lagosMoment } from '#shared/time/lagos_time'

export default class SettingChangeTransformer extends BaseTransformer<SettingChange> {
  toObject() {
    const { id, at, by, from, to } = this.resource
    const { ts, day, time } = lagosMoment(at)
    return { id, ts, day, time, by, from, to }
  }
}
