import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { Snapshot } from '#shared/database/snapshot'
import type { Setting } from '#shared/settings/setting'

type Row = { key: string; value: unknown }

/** All stored settings at one moment. Each value is validated on first use. */
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

/** Settings that were already read, or a client to read them with, such as a transaction. */
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
