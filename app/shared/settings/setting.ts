import type { SchemaTypes } from '@vinejs/vine/types'
import { isDeepStrictEqual } from 'node:util'
import { DateTime } from 'luxon'
import vine from '@vinejs/vine'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#shared/audit/audit'
import { requireRowVersion } from '#shared/errors/conflict'
import SettingRow from '#shared/settings/setting_row'
import { resolveSettings, type SettingsSource } from '#shared/settings/stored_settings'

type Definition<Value> = { description: string; default: Value; schema: SchemaTypes }

/** A value that staff can set: a row in `settings`, or the default. */
export class Setting<Value> {
  readonly description: string
  readonly default: Value
  readonly #validator: { validate(data: unknown): Promise<unknown> }

  constructor(
    readonly key: string,
    definition: Definition<Value>
  ) {
    this.description = definition.description
    this.default = definition.default
    this.#validator = vine.create(vine.object({ value: definition.schema }))
  }

  /** Returns the value for a client, or within settings that were read together. */
  async get(from?: SettingsSource): Promise<Value> {
    const moment = await resolveSettings(from)
    return moment.valueOf(this)
  }

  /** Throws E_VALIDATION_ERROR for `value`, or Conflict on an old `version`. Audits changes. */
  async set(
    value: unknown,
    {
      by,
      version,
      client,
    }: { by: number | null; version?: number; client?: TransactionClientContract }
  ): Promise<Value> {
    const valid = await this.parse(value)
    const save = async (trx: TransactionClientContract) => {
      const row = await this.locked(trx)
      requireRowVersion(row, version, 'this setting')
      const before = row.value
      await row.merge({ value: valid, updatedBy: by, updatedAt: DateTime.now() }).save()
      if (by === null || isDeepStrictEqual(before, valid)) return
      await recordAudit(trx, {
        actorId: by,
        action: 'setting.update',
        subject: { kind: 'setting', id: this.key },
        before: { value: before },
        after: { value: valid },
      })
    }
    await (client ? save(client) : db.transaction(save))
    return valid
  }

  private async locked(trx: TransactionClientContract): Promise<SettingRow> {
    await trx.rawQuery(
      'insert into settings (key, value) values (?, ?::jsonb) on conflict do nothing',
      [this.key, JSON.stringify(this.default)]
    )
    return SettingRow.query({ client: trx }).where('key', this.key).forUpdate().firstOrFail()
  }

  async parse(value: unknown): Promise<Value> {
    const valid = await this.#validator.validate({ value })
    return (valid as { value: Value }).value
  }

  /** Throws if the stored value is invalid: a wrong price is worse than none. */
  async valueIn(row: { value: unknown } | null | undefined): Promise<Value> {
    return row ? this.parse(row.value) : this.default
  }
}

type SettingMap = Record<string, Setting<unknown>>

type SettingValues<Some extends SettingMap> = {
  [Name in keyof Some]: Some[Name] extends Setting<infer Value> ? Value : never
}

export async function readSettings<Some extends SettingMap>(
  settings: Some,
  from?: SettingsSource
): Promise<SettingValues<Some>> {
  const moment = await resolveSettings(from)
  const values = Object.entries(settings).map(async ([name, setting]) => [
    name,
    await setting.get(moment),
  ])
  return Object.fromEntries(await Promise.all(values))
}
