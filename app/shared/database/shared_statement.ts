import { type Bindings, type Prepared, prepared } from '#shared/database/prepared'
import { primary } from '#shared/database/primary'
import { isIntegrityViolation } from '#shared/database/violations'

type Definition<Asked, Row> = {
  /** Does all that some ask for. Its parameters are what `bindings` makes of them. */
  statement: Prepared
  bindings: (asked: Asked[]) => Bindings
  /** Twins have one name, and share their rows. */
  nameOf: (asked: Asked) => string
  /** Of those that a row answers. */
  nameOfRow: (row: Row) => string
}

type Answers<Row> = Map<string, Row[]>
type Round<Asked, Row> = { asked: Map<string, Asked>; answers: Promise<Answers<Row>> }

/**
 * What many requests ask of the database at the same time, each for itself: whoever comes while two statements are
 * under way shares the next one with all others who do, never one of these. So everybody sees what was saved before they asked,
 * and a busy process asks once for many.
 */
export class SharedStatement<Asked, Row> {
  /** Ends of the last two rounds: while one is with the database, we make the other. */
  #ends: [Promise<unknown>, Promise<unknown>] = [Promise.resolve(), Promise.resolve()]
  #next: Round<Asked, Row> | null = null

  constructor(private definition: Definition<Asked, Row>) {}

  async rowsOf(asked: Asked): Promise<Row[]> {
    const name = this.definition.nameOf(asked)
    const round = (this.#next ??= this.#begin())
    round.asked.set(name, asked)
    const answers = await round.answers.catch((error) => {
      // The statement as a whole was refused for what one of them brought.
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
