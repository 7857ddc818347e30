import { urlFor } from '@adonisjs/core/services/url_builder'
import { findSettingForm } from '#admin/settings/setting_catalogue'
import { findSetting } from '#admin/settings/setting_record'

/** The address of the group that has the setting. Throws E_NOT_FOUND. */
export function settingUrl(key: string): string {
  const { group } = findSettingForm(findSetting(key))
  return urlFor('admin.settings', {}, { qs: { group } })
}
