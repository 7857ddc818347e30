import { type Bindings, type Prepared, prepared } from '#shared/database/prepared'
import { primary } from '#shared/database/primary'
import { isIntegrityViolation } from '#shared/database/violations'

type Definition<Key, Row> = {
  statement: Prepared
  bindings: (keys: Key[]) => Bindings
  /** Equal keys must have the same name. `nameOfRow` matches rows to them. */
  nameOf: (key: Key) => string
  nameOfRow: (row: Row) => string
}

type Answers<Row> = Map<string, Row[]>
type Round<Key, Row> = { keys: Map<string, Key>; answers: Promise<Answers<Row>> }

/**
 * Answers concurrent calls with one query. A call never joins a query that began before it, so it
 * sees all data committed before the call. Inside a transaction use `prepared`.
 */
export class SharedStatement<Key, Row> {
  /** The last two rounds: while PostgreSQL runs one, this process prepares the other. */
  #ends: [Promise<unknown>, Promise<unknown>] = [Promise.resolve(), Promise.resolve()]
  #next: Round<Key, Row> | null = null

  constructor(private definition: Definition<Key, Row>) {}

  async rowsOf(key: Key): Promise<Row[]> {
    const name = this.definition.nameOf(key)
    const round = (this.#next ??= this.#begin())
    round.keys.set(name, key)
    const answers = await round.answers.catch((error) => {
      // A key of another caller may have made the statement fail, so retry with this key only.
      if (round.keys.size > 1 && isIntegrityViolation(error)) return this.#query([key])
      throw error
    })
    return answers.get(name) ?? []
  }

  #begin(): Round<Key, Row> {
    const keys = new Map<string, Key>()
    const [lastButOne, last] = this.#ends
    const answers = lastButOne.then(() => {
      this.#next = null
      const rows = this.#query([...keys.values()])
      this.#ends = [last, rows.catch(() => {})]
      return rows
    })
    return { keys, answers }
  }

  async #query(keys: Key[]): Promise<Answers<Row>> {
    const { statement, bindings, nameOfRow } = this.definition
    const rows = await prepared<Row>(primary(), statement, bindings(keys))
    return Map.groupBy(rows, nameOfRow)
  }
}
