import type { HttpContext } from '@adonisjs/core/http'
import { listPendingApprovals } from '#identity/approvals/pending_approvals'
import WaitingApprovalTransformer from '#identity/approvals/waiting_approval_transformer'
import { callerOf } from '#identity/sessions/caller'
import { SETTING_GROUPS } from '#admin/settings/setting_form'
import { findSetting, listSettingChanges, listSettingRecords } from '#admin/settings/setting_record'
import SettingChangeTransformer from '#admin/settings/setting_change_transformer'
import SettingRecordTransformer from '#admin/settings/setting_record_transformer'
import Country from '#shipping/places/country'

export default class ConsoleSettingsPageController {
  async render(ctx: HttpContext) {
    const { inertia, request, response } = ctx
    const { edit: key, history: former } = request.qs()
    if (former) return response.redirect().toRoute('admin.settings', {}, { qs: { edit: former } })
    const history = async () =>
      SettingChangeTransformer.transform(await listSettingChanges(findSetting(String(key))))
    const settings = await listSettingRecords()
    const keys = settings.map(({ setting }) => setting.key)
    const countries = await Country.query().whereNot('code', 'NG').orderByRaw('fold(name)')
    return inertia.render('admin/settings/settings', {
      groups: SETTING_GROUPS,
      settings: SettingRecordTransformer.transform(settings),
      waiting: WaitingApprovalTransformer.transform(
        await listPendingApprovals(callerOf(ctx), { setting: keys })
      ),
      countries: countries.map(({ code, name }) => ({ value: code, label: name })),
      ...(key !== undefined && { history: inertia.defer(history, { rescue: true }) }),
    })
  }
}
