import { type Bindings, type Prepared, prepared } from '#shared/database/prepared'
import { primary } from '#shared/database/primary'
import { isIntegrityViolation } from '#shared/database/violations'

type Definition<Asked, Row> = {
  /** Answers many questions at once. `bindings` makes its parameters. */
  statement: Prepared
  bindings: (asked: Asked[]) => Bindings
  /** Equal questions have one name, and share their rows. */
  nameOf: (asked: Asked) => string
  /** The name of the question that a row answers. */
  nameOfRow: (row: Row) => string
}

type Answers<Row> = Map<string, Row[]>
type Round<Asked, Row> = { asked: Map<string, Asked>; answers: Promise<Answers<Row>> }

/**
 * A statement that concurrent requests share. Questions that come while two rounds are under way are asked together in
 * the next one, never in a round that began before them: each sees what was saved before it was asked. Inside a
 * transaction use `prepared`, the plain way.
 */
export class SharedStatement<Asked, Row> {
  /** Ends of the last two rounds: while the database works on one, we prepare the other. */
  #ends: [Promise<unknown>, Promise<unknown>] = [Promise.resolve(), Promise.resolve()]
  #next: Round<Asked, Row> | null = null

  constructor(private definition: Definition<Asked, Row>) {}

  async rowsOf(asked: Asked): Promise<Row[]> {
    const name = this.definition.nameOf(asked)
    const round = (this.#next ??= this.#begin())
    round.asked.set(name, asked)
    const answers = await round.answers.catch((error) => {
      // One question broke the statement for all.
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
