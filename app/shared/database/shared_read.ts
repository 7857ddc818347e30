import db from '@adonisjs/lucid/services/db'
import { type Bindings, type Prepared, prepared } from '#shared/database/prepared'

type Definition<Key, Row> = {
  /** Answers all that some keys ask for. Its parameters are what `bindings` makes of them. */
  statement: Prepared
  bindings: (keys: Key[]) => Bindings
  /** Which of the keys a row answers, in the words of `nameOf`. */
  nameOfRow: (row: Row) => string
  nameOf: (key: Key) => string
}

type Asking<Key, Row> = { keys: Map<string, Key>; rows: Promise<Map<string, Row[]>> }

/**
 * What many requests ask for at the same time, each of its own: who asks while a statement is under way shares the
 * next one with all others who do, never that one. So everybody sees what was saved before they asked, and a busy
 * process asks once for many.
 */
export class SharedRead<Key, Row> {
  #last: Promise<unknown> = Promise.resolve()
  #next: Asking<Key, Row> | null = null

  constructor(private definition: Definition<Key, Row>) {}

  async of(key: Key): Promise<Row[]> {
    const name = this.definition.nameOf(key)
    const asking = (this.#next ??= this.#begin())
    asking.keys.set(name, key)
    const rows = await asking.rows
    return rows.get(name) ?? []
  }

  #begin(): Asking<Key, Row> {
    const keys = new Map<string, Key>()
    const rows = this.#last.then(() => {
      this.#next = null
      const reading = this.#read([...keys.values()])
      this.#last = reading.catch(() => {})
      return reading
    })
    return { keys, rows }
  }

  async #read(keys: Key[]): Promise<Map<string, Row[]>> {
    const { statement, bindings, nameOfRow } = this.definition
    const rows = await prepared<Row>(db.connection(), statement, bindings(keys))
    return Map.groupBy(rows, nameOfRow)
  }
}
