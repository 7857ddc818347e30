import type { HttpContext } from '@adonisjs/core/http'
import { formOf } from '#admin/settings/catalogue'
import {
  changeSetting,
  findSetting,
  settingHistory,
  settingRecords,
} from '#admin/settings/setting_record'
import SettingChangeTransformer from '#admin/settings/setting_change_transformer'
import SettingRecordTransformer from '#admin/settings/setting_record_transformer'
import { settingValidator } from '#admin/settings/setting_validator'
import { callerOf } from '#identity/sessions/caller'

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
    const setting = findSetting(ctx.params.key)
    const { value, version } = await ctx.request.validateUsing(settingValidator)
    await changeSetting(callerOf(ctx), setting, value, version)
    return { message: `${formOf(setting).label} has been updated.` }
  }
}
