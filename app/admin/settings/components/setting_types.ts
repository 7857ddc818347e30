import type { Data } from '@generated/data'

export type SettingListRow = Data.Admin.Settings.SettingRecord
export type SettingChangeRow = Data.Admin.Settings.SettingChange
export type SettingPart = SettingListRow['parts'][number]
