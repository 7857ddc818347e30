import type { HttpContext } from '@adonisjs/core/http'
import { GROUPS } from '#admin/settings/catalogue'
import { settingRecords } from '#admin/settings/setting_record'
import SettingRecordTransformer from '#admin/settings/setting_record_transformer'
import Country from '#shipping/places/country'

export default class ConsoleSettingsPageController {
  async render({ inertia }: HttpContext) {
    const countries = await Country.query().whereNot('code', 'NG').orderBy('name')
    return inertia.render('admin/settings/settings', {
      groups: GROUPS,
      settings: SettingRecordTransformer.transform(await settingRecords()),
      countries: countries.map(({ code, name }) => ({ value: code, label: name })),
    })
  }
}
