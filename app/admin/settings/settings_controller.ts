import type { HttpContext } from '@adonisjs/core/http'
import settingApproval from '#admin/settings/setting_approval'
import { findSetting, listSettingChanges, listSettingRecords } from '#admin/settings/setting_record'
import SettingChangeTransformer from '#admin/settings/setting_change_transformer'
import SettingRecordTransformer from '#admin/settings/setting_record_transformer'
import { settingValidator } from '#admin/settings/setting_validator'
import { performOrRequestApproval } from '#identity/approvals/request_approval'
import { answerOrSendForApproval } from '#identity/approvals/controllers/approvable_answer'
import { readApprovalRequester } from '#identity/approvals/controllers/approval_requester'

export default class SettingsController {
  async index(ctx: HttpContext) {
    return ctx.serialize(SettingRecordTransformer.transform(await listSettingRecords()))
  }

  async show(ctx: HttpContext) {
    const changes = await listSettingChanges(findSetting(ctx.params.key))
    return ctx.serialize(SettingChangeTransformer.transform(changes))
  }

  async update(ctx: HttpContext) {
    const { key } = findSetting(ctx.params.key)
    const given = await ctx.request.validateUsing(settingValidator)
    const outcome = await performOrRequestApproval(
      await readApprovalRequester(ctx),
      settingApproval,
      { key, ...given }
    )
    return answerOrSendForApproval(ctx, outcome, ({ message }) => ({ message }))
  }
}
