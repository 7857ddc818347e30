/** The primaries of a run. Each has a timeline for itself, and none goes back to an older one. */
export class Lineage {
  readonly #owners = new Map<number, string>()

  /** Returns what is wrong with a machine that writes to this timeline now, or null. */
  add(name: string, timeline: number): string | null {
    const newest = Math.max(...this.#owners.keys(), timeline)
    if (timeline < newest) return `timeline: ${name} went back from ${newest} to ${timeline}`
    const owner = this.#owners.get(timeline) ?? name
    this.#owners.set(timeline, owner)
    return owner === name ? null : `timeline: ${owner} and ${name} were primary of ${timeline}`
  }
}
