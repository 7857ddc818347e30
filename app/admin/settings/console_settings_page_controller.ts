import type { HttpContext } from '@adonisjs/core/http'
import { GROUPS } from '#admin/settings/setting_form'
import { findSetting, settingHistory, settingRecords } from '#admin/settings/setting_record'
import SettingChangeTransformer from '#admin/settings/setting_change_transformer'
import SettingRecordTransformer from '#admin/settings/setting_record_transformer'
import Country from '#shipping/places/country'

export default class ConsoleSettingsPageController {
  async render({ inertia, request }: HttpContext) {
    const { history: key } = request.qs()
    const history = async () =>
      SettingChangeTransformer.transform(await settingHistory(findSetting(String(key))))
    const countries = await Country.query().whereNot('code', 'NG').orderBy('name')
    return inertia.render('admin/settings/settings', {
      groups: GROUPS,
      settings: SettingRecordTransformer.transform(await settingRecords()),
      countries: countries.map(({ code, name }) => ({ value: code, label: name })),
      ...(key !== undefined && { history: inertia.defer(history, { rescue: true }) }),
    })
  }
}
