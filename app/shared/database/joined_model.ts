import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel } from '@adonisjs/lucid/types/model'

type Column = {
  attribute: string
  alias: string
  consume?: (value: unknown, attribute: string, model: any) => unknown
}

/** Hydrates a model from a statement over several tables, with explicit columns. */
export class JoinedModel<Model extends LucidModel> {
  readonly columns: string
  readonly #columns: Column[]

  constructor(
    private readonly model: Model,
    table: string,
    /** Columns whose type is a PostgreSQL domain. The statement casts them to text. */
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

  /** Sets attributes directly: Lucid's proxied assignment takes longer than the statement. */
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

  orNull(row: Record<string, unknown>, client: QueryClientContract): InstanceType<Model> | null {
    const isThere = this.#columns.some(({ alias }) => row[alias] !== null)
    return isThere ? this.from(row, client) : null
  }
}

/** Whether a value can be changed in place, so that its original needs a deep copy. */
function isMutable(value: unknown): boolean {
  return Array.isArray(value) || Object.getPrototypeOf(value ?? '') === Object.prototype
}
