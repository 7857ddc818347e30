import { DateTime } from 'luxon'
import { errors } from '@vinejs/vine'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ALL_SETTINGS, findSettingForm } from '#admin/settings/setting_catalogue'
import type { SettingForm } from '#admin/settings/setting_form'
import {
  parsePartValue,
  parsePartValues,
  type PartValue,
  formatPartValue,
  rejectPart,
  toDisplayValues,
  toDisplayValue,
} from '#admin/settings/setting_part'
import { toFields } from '#admin/settings/rules/setting_value'
import { syncProviderName } from '#identity/organizations/provider_name'
import type { CommandResult } from '#identity/approvals/approval_kind'
import type { Caller } from '#identity/sessions/caller'
import type { ApprovalGroup } from '#identity/access/rules/approval_groups'
import { approvalRules } from '#identity/approvals/approval_settings'
import { findRuleForSetting } from '#admin/settings/sensitive_settings'
import { DomainError } from '#shared/errors/domain_error'
import { loadBrand } from '#shared/brand/current_brand'
import SettingRow from '#shared/settings/setting_row'
import type { Setting } from '#shared/settings/setting'

export interface SettingRecord {
  setting: Setting<unknown>
  form: SettingForm
  value: unknown
  version: number
  changedAt: DateTime | null
  changedBy: string | null
  /** The group that must approve a change; null if no approval is needed. */
  approvalGroup: ApprovalGroup | null
}

export interface SettingChange {
  id: number
  at: DateTime
  by: string
  from: string
  to: string
}

const MAX_HISTORY_ENTRIES = 100

export async function listSettingRecords(): Promise<SettingRecord[]> {
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
      const { isOn, group } = findRuleForSetting({ key: setting.key, value }, rule)
      const changedBy: string | null = row?.$extras.editor ?? null
      return {
        setting,
        form: findSettingForm(setting),
        value,
        version: row?.version ?? 1,
        changedAt: changedBy && row ? row.updatedAt : null,
        changedBy,
        approvalGroup: isOn ? group : null,
      }
    })
  )
}

export function findSetting(key: string): Setting<unknown> {
  const setting = ALL_SETTINGS.find((candidate) => candidate.key === key)
  if (!setting) throw new DomainError('E_NOT_FOUND', 'There is no such setting.')
  return setting
}

export interface SettingCommand {
  key: string
  value: unknown
  version?: number
}

/** Throws E_NOT_FOUND, E_VALIDATION_ERROR and Conflict. */
export async function changeSetting(
  trx: TransactionClientContract,
  by: Caller,
  { key, value: given, version }: SettingCommand
): Promise<CommandResult> {
  const setting = findSetting(key)
  const { parts, label } = findSettingForm(setting)
  const [only] = parts
  const value = only?.name === 'value' ? parsePartValue(only, given) : parsePartValues(parts, given)
  try {
    await setting.set(value, { by: by.user.id, version, client: trx })
  } catch (error) {
    // Rules beyond single fields: duplicates, unknown countries, empty lists.
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    const isTwice = error.messages.some(({ rule }: { rule: string }) => rule === 'distinct')
    rejectPart({ name: only!.name, label }, isTwice ? 'has the same entry twice' : 'is invalid')
  }
  const message = `${label} has been updated.`
  return key.startsWith('brand.') ? { message, afterCommit: reloadBrand } : { message }
}

/** Applies the change to this process at once; others follow within seconds. */
async function reloadBrand() {
  await loadBrand()
  await syncProviderName()
}

export function toDisplaySetting({
  form,
  value,
}: SettingRecord): PartValue | Record<string, PartValue> {
  const [only] = form.parts
  return only?.name === 'value' ? toDisplayValue(only, value) : toDisplayValues(form.parts, value)
}

export function formatSettingValue({ parts }: SettingForm, value: unknown): string {
  const [only] = parts
  if (only?.name === 'value') return formatPartValue(only, value)
  const fields = toFields(value)
  return parts
    .map((part) => `${part.label}: ${formatPartValue(part, fields[part.name])}`)
    .join(', ')
}

export async function listSettingChanges(setting: Setting<unknown>): Promise<SettingChange[]> {
  const form = findSettingForm(setting)
  const rows = await db
    .from('audit_entries')
    .join('users', 'users.id', 'audit_entries.actor_id')
    .where({ subject_kind: 'setting', subject_id: setting.key })
    .orderBy('audit_entries.id', 'desc')
    .limit(MAX_HISTORY_ENTRIES)
    .select('audit_entries.*', 'users.firstname', 'users.lastname')
  return rows.map((row) => ({
    id: row.id,
    at: DateTime.fromJSDate(row.created_at),
    by: `${row.firstname} ${row.lastname}`.trim(),
    from: formatSettingValue(form, row.before.value),
    to: formatSettingValue(form, row.after.value),
  }))
}
