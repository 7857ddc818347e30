/** A test process prints this after each group of tests if several processes run. */
export const END_OF_GROUP = '\u001e'

/** A test process prints this before its JSON report (`SuitePart`). */
export const END_OF_SUITE = '\u001d'

/** The part of a suite that one process ran. Times are milliseconds since 1970. */
export interface SuitePart {
  suite: string
  tests: number
  startedAt: number
  endedAt: number
}

/** Shows a process's output group by group, so that concurrent output does not mix. */
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

  /** The output after the last group of tests: errors and the number of tests. */
  get rest(): string {
    return this.#unfinished
  }
}
