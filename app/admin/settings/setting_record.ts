import { DateTime } from 'luxon'
import { errors } from '@vinejs/vine'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ALL_SETTINGS, formOf } from '#admin/settings/catalogue'
import type { SettingForm } from '#admin/settings/setting_form'
import {
  fromScreen,
  insideOf,
  type PartValue,
  partText,
  refuse,
  screenOf,
  toScreen,
} from '#admin/settings/rules/parts'
import { asFields } from '#admin/settings/rules/value_shapes'
import { nameProvider } from '#identity/organizations/provider_name'
import type { Performed } from '#identity/approvals/approval_kind'
import type { Caller } from '#identity/sessions/caller'
import type { ApprovalGroup } from '#identity/access/rules/approval_groups'
import { approvalRules } from '#identity/approvals/settings'
import { ruleForSetting } from '#admin/settings/sensitive_settings'
import { DomainError } from '#shared/errors/domain_error'
import { readBrand } from '#shared/brand/current_brand'
import SettingRow from '#shared/settings/setting_row'
import type { Setting } from '#shared/settings/setting'

/** A setting with what is set, by whom. */
export interface SettingRecord {
  setting: Setting<unknown>
  form: SettingForm
  value: unknown
  version: number
  changedAt: DateTime | null
  changedBy: string | null
  /** Whose approval a change of it needs; null where one person is enough. */
  approvalGroup: ApprovalGroup | null
}

export interface SettingChange {
  id: number
  at: DateTime
  by: string
  from: string
  to: string
}

const HISTORY = 100

export async function settingRecords(): Promise<SettingRecord[]> {
  const rows = await SettingRow.query()
    .leftJoin('users', 'users.id', 'settings.updated_by')
    .select('settings.*')
    .select(db.raw(`nullif(concat_ws(' ', firstname, lastname), '') as editor`))
  const rule = await approvalRules.setting.get()
  const stored = new Map(rows.map((row) => [row.key, row]))
  return Promise.all(
    ALL_SETTINGS.map(async (setting) => {
      const row = stored.get(setting.key)
      const value = await setting.valueIn(row)
      const { isOn, group } = ruleForSetting({ key: setting.key, value }, rule)
      const changedBy: string | null = row?.$extras.editor ?? null
      return {
        setting,
        form: formOf(setting),
        value,
        version: row?.version ?? 1,
        changedAt: changedBy && row ? row.updatedAt : null,
        changedBy,
        approvalGroup: isOn ? group : null,
      }
    })
  )
}

/** Throws E_NOT_FOUND. */
export function findSetting(key: string): Setting<unknown> {
  const setting = ALL_SETTINGS.find((candidate) => candidate.key === key)
  if (!setting) throw new DomainError('E_NOT_FOUND', 'There is no such setting.')
  return setting
}

export interface SettingCommand {
  key: string
  /** As the screen sends it. */
  value: unknown
  version?: number
}

/** Throws E_NOT_FOUND, E_VALIDATION_ERROR and Conflict. */
export async function changeSetting(
  trx: TransactionClientContract,
  by: Caller,
  { key, value: given, version }: SettingCommand
): Promise<Performed> {
  const setting = findSetting(key)
  const { parts, label } = formOf(setting)
  const [only] = parts
  const value = only?.name === 'value' ? fromScreen(only, given) : insideOf(parts, given)
  try {
    await setting.set(value, { by: by.user.id, version, client: trx })
  } catch (error) {
    // What the fields alone do not show: two of a name, a country that is none, an empty list.
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    const isTwice = error.messages.some(({ rule }: { rule: string }) => rule === 'distinct')
    refuse({ name: only!.name, label }, isTwice ? 'has the same entry twice' : 'is invalid')
  }
  const message = `${label} has been updated.`
  return key.startsWith('brand.') ? { message, afterCommit: takeInBrand } : { message }
}

/** Who has just changed it sees it on the next page; other processes follow within seconds. */
async function takeInBrand() {
  await readBrand()
  await nameProvider()
}

export function screenValue({ form, value }: SettingRecord): PartValue | Record<string, PartValue> {
  const [only] = form.parts
  return only?.name === 'value' ? toScreen(only, value) : screenOf(form.parts, value)
}

export function valueText({ parts }: SettingForm, value: unknown): string {
  const [only] = parts
  if (only?.name === 'value') return partText(only, value)
  const fields = asFields(value)
  return parts.map((part) => `${part.label}: ${partText(part, fields[part.name])}`).join(', ')
}

/** The newest first. */
export async function settingHistory(setting: Setting<unknown>): Promise<SettingChange[]> {
  const form = formOf(setting)
  const rows = await db
    .from('audit_entries')
    .join('users', 'users.id', 'audit_entries.actor_id')
    .where({ subject_kind: 'setting', subject_id: setting.key })
    .orderBy('audit_entries.id', 'desc')
    .limit(HISTORY)
    .select('audit_entries.*', 'users.firstname', 'users.lastname')
  return rows.map((row) => ({
    id: row.id,
    at: DateTime.fromJSDate(row.created_at),
    by: `${row.firstname} ${row.lastname}`.trim(),
    from: valueText(form, row.before.value),
    to: valueText(form, row.after.value),
  }))
}
