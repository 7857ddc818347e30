import type { Data } from '@generated/data'

export type SettingRow = Data.Admin.SettingRecord
export type SettingPart = SettingRow['parts'][number]
