import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { Snapshot } from '#shared/database/snapshot'
import type { Setting } from '#shared/settings/setting'

type Row = { key: string; value: unknown }

/** All that staff have set, at one moment. Each value is checked when it is first asked for. */
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

/** What staff have been offered once is kept in the same table, and is no setting. */
export const storedSettings = new Snapshot<StoredSettings>('settings', {
  sql: (
    versions
  ) => `select coalesce(json_agg(json_build_object('key', key, 'value', value)), '[]') as rows,
    ${versions} from settings where key not like 'reference.offered.%'`,
  build: ({ rows }: { rows: Row[] }) => new StoredSettings(rows),
})

/** What was read already, or the client to read it with: inside a transaction that of the transaction. */
export type SettingsSource = StoredSettings | QueryClientContract

export async function resolveSettings(source?: SettingsSource): Promise<StoredSettings> {
  return source instanceof StoredSettings ? source : storedSettings.now(source)
}

/** It is shared by all who ask. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) deepFreeze(part)
    Object.freeze(value)
  }
  return value
}
