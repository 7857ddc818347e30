import type { QueryClientContract } from '@adonisjs/lucid/types/database'
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
    table: string,
    /** Whose type is a domain. */
    domains: string[] = []
  ) {
    const columns = [...model.$columnsDefinitions.values()].map(({ columnName }) => columnName)
    this.#names = columns.map((column) => [column, `${table}.${column}`])
    const typed = ([column, alias]: [string, string]) =>
      `${alias}${domains.includes(column) ? '::text' : ''} as "${alias}"`
    this.columns = this.#names.map(typed).join(', ')
  }

  /** Bound to the client that answered, as what a query of the model finds is. */
  from(row: Record<string, unknown>, client: QueryClientContract): InstanceType<Model> {
    const own: Record<string, unknown> = {}
    for (const [column, alias] of this.#names) own[column] = row[alias]
    const options = { client, connection: client.connectionName }
    return this.model.$createFromAdapterResult(own, undefined, options)!
  }

  /** Null where a left join has found none. */
  orNull(row: Record<string, unknown>, client: QueryClientContract): InstanceType<Model> | null {
    const isThere = this.#names.some(([, alias]) => row[alias] !== null)
    return isThere ? this.from(row, client) : null
  }
}
