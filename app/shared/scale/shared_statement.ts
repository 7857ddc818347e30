import { type Bindings, type Prepared, prepared } from '#shared/database/prepared'
import { primary } from '#shared/database/primary'
import { isIntegrityViolation } from '#shared/database/violations'

type Definition<Asked, Row> = {
  statement: Prepared
  bindings: (asked: Asked[]) => Bindings
  /** Equal questions share a name and its rows. */
  nameOf: (asked: Asked) => string
  nameOfRow: (row: Row) => string
}

type Answers<Row> = Map<string, Row[]>
type Round<Asked, Row> = { asked: Map<string, Asked>; answers: Promise<Answers<Row>> }

/**
 * Batches a query across concurrent requests. A question never joins a round that began before it,
 * so it sees all data committed before. Inside a transaction use `prepared`.
 */
export class SharedStatement<Asked, Row> {
  /** Ends of the last two rounds: while PostgreSQL runs one, this process prepares the other. */
  #ends: [Promise<unknown>, Promise<unknown>] = [Promise.resolve(), Promise.resolve()]
  #next: Round<Asked, Row> | null = null

  constructor(private definition: Definition<Asked, Row>) {}

  async rowsOf(asked: Asked): Promise<Row[]> {
    const name = this.definition.nameOf(asked)
    const round = (this.#next ??= this.#begin())
    round.asked.set(name, asked)
    const answers = await round.answers.catch((error) => {
      // One question may have made the statement fail for all.
      if (round.asked.size > 1 && isIntegrityViolation(error)) return this.#ask([asked])
      throw error
    })
    return answers.get(name) ?? []
  }

  #begin(): Round<Asked, Row> {
    const asked = new Map<string, Asked>()
    const [lastButOne, last] = this.#ends
    const answers = lastButOne.then(() => {
      this.#next = null
      const asking = this.#ask([...asked.values()])
      this.#ends = [last, asking.catch(() => {})]
      return asking
    })
    return { asked, answers }
  }

  async #ask(asked: Asked[]): Promise<Answers<Row>> {
    const { statement, bindings, nameOfRow } = this.definition
    const rows = await prepared<Row>(primary(), statement, bindings(asked))
    return Map.groupBy(rows, nameOfRow)
  }
}
