import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel } from '@adonisjs/lucid/types/model'

type Column = {
  attribute: string
  alias: string
  consume?: (value: unknown, attribute: string, model: any) => unknown
}

/**
 * A model in a statement over several tables: what it selects, every column by its name, so that a column that a
 * later version adds does not change what the statement answers, and the model that a row of it holds.
 */
export class JoinedModel<Model extends LucidModel> {
  /** As `table.column as "table.column"`. */
  readonly columns: string
  readonly #columns: Column[]

  constructor(
    private readonly model: Model,
    table: string,
    /** Whose type is a domain. */
    domains: string[] = []
  ) {
    const columns = [...model.$columnsDefinitions]
    this.#columns = columns.map(([attribute, { columnName, consume }]) => {
      return { attribute, consume, alias: `${table}.${columnName}` }
    })
    const typed = columns.map(([, { columnName }]) => {
      const alias = `${table}.${columnName}`
      return `${alias}${domains.includes(columnName) ? '::text' : ''} as "${alias}"`
    })
    this.columns = typed.join(', ')
  }

  /**
   * Bound to the client that answered, as what a query of the model finds is. Written into the model in one go: its
   * own way, name by name through its proxy, takes longer than the statement.
   */
  from(row: Record<string, unknown>, client: QueryClientContract): InstanceType<Model> {
    const model = new this.model() as InstanceType<Model>
    const attributes = model.$attributes
    for (const { attribute, alias, consume } of this.#columns) {
      const value = row[alias]
      attributes[attribute] = consume ? consume(value, attribute, model) : value
    }
    if (Object.values(attributes).some(isMutable)) model.$hydrateOriginals()
    else model.$original = { ...attributes }
    model.$setOptionsAndTrx({ client, connection: client.connectionName })
    model.$isPersisted = true
    model.$isLocal = false
    return model
  }

  /** Null where a left join has found none. */
  orNull(row: Record<string, unknown>, client: QueryClientContract): InstanceType<Model> | null {
    const isThere = this.#columns.some(({ alias }) => row[alias] !== null)
    return isThere ? this.from(row, client) : null
  }
}

/** What may be changed inside, so that what it was needs a copy of its own. */
function isMutable(value: unknown): boolean {
  return Array.isArray(value) || Object.getPrototypeOf(value ?? '') === Object.prototype
}
