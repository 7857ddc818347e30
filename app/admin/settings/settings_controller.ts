import type { HttpContext } from '@adonisjs/core/http'
import settings from '#admin/settings/setting_approval'
import { findSetting, settingHistory, settingRecords } from '#admin/settings/setting_record'
import SettingChangeTransformer from '#admin/settings/setting_change_transformer'
import SettingRecordTransformer from '#admin/settings/setting_record_transformer'
import { settingValidator } from '#admin/settings/setting_validator'
import { performOrAsk } from '#identity/approvals/asking'
import { answered } from '#identity/approvals/controllers/answered'
import { askingOf } from '#identity/approvals/controllers/asking_of'

export default class SettingsController {
  async index(ctx: HttpContext) {
    return ctx.serialize(SettingRecordTransformer.transform(await settingRecords()))
  }

  /** Who changed it, when, from what to what. */
  async show(ctx: HttpContext) {
    const changes = await settingHistory(findSetting(ctx.params.key))
    return ctx.serialize(SettingChangeTransformer.transform(changes))
  }

  async update(ctx: HttpContext) {
    const { key } = findSetting(ctx.params.key)
    const given = await ctx.request.validateUsing(settingValidator)
    const outcome = await performOrAsk(await askingOf(ctx), settings, { key, ...given })
    return answered(ctx, outcome, ({ message }) => ({ message }))
  }
}
