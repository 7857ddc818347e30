import type { SchemaTypes } from '@vinejs/vine/types'
import { isDeepStrictEqual } from 'node:util'
import { DateTime } from 'luxon'
import vine from '@vinejs/vine'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract, QueryClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#shared/audit/audit'
import { requireRowVersion } from '#shared/errors/conflict'
import SettingRow from '#shared/settings/setting_row'
import { Snapshot } from '#shared/database/snapshot'

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

  /** Returns the value as the client `from` sees it, or as it was when `from` was read. */
  async get(from?: SettingsSource): Promise<Value> {
    const moment = await resolveSettings(from)
    return moment.valueOf(this)
  }

  /** Saves and audits a value. Throws E_VALIDATION_ERROR, or Conflict on an old `version`. */
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

type Row = { key: string; value: unknown }

/** All stored settings as of one moment. Each value is validated on first use. */
export class StoredSettings {
  readonly #rows: Map<string, Row>
  readonly #values = new Map<string, Promise<unknown>>()

  constructor(rows: Row[]) {
    this.#rows = new Map(rows.map((row) => [row.key, row]))
  }

  valueOf<Value>(setting: Setting<Value>): Promise<Value> {
    const { key } = setting
    const known = this.#values.get(key) as Promise<Value> | undefined
    const value = known ?? setting.valueIn(this.#rows.get(key)).then(deepFreeze)
    if (!known) this.#values.set(key, value)
    return value
  }
}

/** Leaves out the offered reference rows (`insertOnce`), which share the table. */
export const storedSettings = new Snapshot<StoredSettings>('settings', {
  sql: (
    versions
  ) => `select coalesce(json_agg(json_build_object('key', key, 'value', value)), '[]') as rows,
    ${versions} from settings where key not like 'reference.offered.%'`,
  build: ({ rows }: { rows: Row[] }) => new StoredSettings(rows),
})

/** Settings that were already read, or the client (such as a transaction) to read them with. */
export type SettingsSource = StoredSettings | QueryClientContract

export async function resolveSettings(source?: SettingsSource): Promise<StoredSettings> {
  return source instanceof StoredSettings ? source : storedSettings.current(source)
}

/** Frozen, because all callers share the value. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) deepFreeze(part)
    Object.freeze(value)
  }
  return value
}
