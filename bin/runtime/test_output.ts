/** Said after each group of tests by a process that is not alone. */
export const END_OF_GROUP = '\u001e'

/** Shows what a process prints group by group, so that two who print at once do not mix. */
export class GroupedOutput {
  readonly #show: (text: string) => void
  #unfinished = ''

  constructor(show: (text: string) => void) {
    this.#show = show
  }

  add(text: string): void {
    const groups = (this.#unfinished + text).split(END_OF_GROUP)
    this.#unfinished = groups.pop() ?? ''
    for (const group of groups) this.#show(group)
  }

  /** What came after the last group: what went wrong, and how many tests there were. */
  get rest(): string {
    return this.#unfinished
  }
}
