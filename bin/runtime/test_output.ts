/** Said after each group of tests by a process that is not alone. */
export const END_OF_GROUP = '\u001e'

/** Begins what such a process says of a suite that it has run its part of, as JSON. */
export const END_OF_SUITE = '\u001d'

/** The part of a suite that one process ran. Moments are milliseconds since 1970. */
export interface SuitePart {
  suite: string
  tests: number
  startedAt: number
  endedAt: number
}

/** Shows what a process prints group by group, so that two who print at once do not mix. */
export class GroupedOutput {
  readonly #show: (text: string) => void
  readonly parts: SuitePart[] = []
  #unfinished = ''

  constructor(show: (text: string) => void) {
    this.#show = show
  }

  add(text: string): void {
    const groups = (this.#unfinished + text).split(END_OF_GROUP)
    this.#unfinished = groups.pop() ?? ''
    for (const group of groups) {
      if (group.startsWith(END_OF_SUITE)) this.parts.push(JSON.parse(group.slice(1)))
      else this.#show(group)
    }
  }

  /** What came after the last group: what went wrong, and how many tests there were. */
  get rest(): string {
    return this.#unfinished
  }
}
