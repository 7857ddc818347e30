import type { LucidModel } from '@adonisjs/lucid/types/model'

/**
 * A model in a statement over several tables: what it selects, every column by its name, so that a column that a
 * later version adds does not change what the statement answers, and the model that a row of it holds.
 */
export class JoinedModel<Model extends LucidModel> {
  /** As `table.column as "table.column"`. */
  readonly columns: string
  readonly #names: [column: string, alias: string][]

  constructor(
    private readonly model: Model,
    private readonly table: string
  ) {
    const columns = [...model.$columnsDefinitions.values()].map(({ columnName }) => columnName)
    this.#names = columns.map((column) => [column, `${table}.${column}`])
    this.columns = this.#names.map(([, alias]) => `${alias} as "${alias}"`).join(', ')
  }

  /** Null where the row has none, as after a left join. */
  from(row: Record<string, unknown>): InstanceType<Model> | null {
    if (row[`${this.table}.id`] === null) return null
    const own: Record<string, unknown> = {}
    for (const [column, alias] of this.#names) own[column] = row[alias]
    return this.model.$createFromAdapterResult(own)
  }
}
