/** A module that is imported when it is first needed. */
export type Lazy<Module> = () => Promise<Module>

const ports: Port<unknown>[] = []

/** Something that an earlier module needs of later ones, which it may not import. */
class Port<Provided> {
  #provided: Provided | undefined

  constructor(readonly name: string) {}

  get isProvided() {
    return this.#provided !== undefined
  }

  get provided(): Provided {
    if (this.#provided === undefined) {
      throw new Error(`Nothing provides the ${this.name}: see start/ports.ts`)
    }
    return this.#provided
  }

  /** Once, in `start/ports.ts`. */
  provide(provided: Provided) {
    if (this.isProvided) throw new Error(`The ${this.name} are provided twice`)
    this.#provided = provided
  }

  /** For a test. Answers how to go back. */
  replace(provided: Provided): () => void {
    const before = this.#provided
    this.#provided = provided
    return () => {
      this.#provided = before
    }
  }
}

/**
 * Declares what an earlier module needs of later ones, named in the plural. A container binding would need its type
 * declared elsewhere, and let a second provider replace the first.
 */
export function port<Provided>(name: string): Port<Provided> {
  const made = new Port<Provided>(name)
  ports.push(made)
  return made
}

/** Those of the code that is loaded. */
export function listPorts(): readonly Port<unknown>[] {
  return ports
}
