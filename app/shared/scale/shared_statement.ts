import { type Bindings, type Prepared, prepared } from '#shared/database/prepared'
import { primary } from '#shared/database/primary'
import { isIntegrityViolation } from '#shared/database/violations'

type Definition<Key, Row> = {
  statement: Prepared
  bindings: (keys: Key[]) => Bindings
  /** Equal keys share a name and its rows. */
  nameOf: (key: Key) => string
  nameOfRow: (row: Row) => string
}

type Answers<Row> = Map<string, Row[]>
type Round<Key, Row> = { keys: Map<string, Key>; answers: Promise<Answers<Row>> }

/**
 * Batches a query across concurrent requests. A call never joins a round that began before it, so
 * it sees all data committed before the call. Inside a transaction use `prepared`.
 */
export class SharedStatement<Key, Row> {
  /** Ends of the last two rounds: while PostgreSQL runs one, this process prepares the other. */
  #ends: [Promise<unknown>, Promise<unknown>] = [Promise.resolve(), Promise.resolve()]
  #next: Round<Key, Row> | null = null

  constructor(private definition: Definition<Key, Row>) {}

  async rowsOf(key: Key): Promise<Row[]> {
    const name = this.definition.nameOf(key)
    const round = (this.#next ??= this.#begin())
    round.keys.set(name, key)
    const answers = await round.answers.catch((error) => {
      // One key may have made the statement fail for all.
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
