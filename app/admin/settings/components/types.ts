import type { Data } from '@generated/data'

export type SettingRow = Data.Admin.Settings.SettingRecord
export type SettingChange = Data.Admin.Settings.SettingChange
export type SettingPart = SettingRow['parts'][number]
