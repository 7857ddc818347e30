export type Lazy<Module> = () => Promise<Module>

const ports: Port<unknown>[] = []

/** Lets an earlier module call code of a later one, which it may not import. */
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

  provide(provided: Provided) {
    if (this.isProvided) throw new Error(`The ${this.name} are provided twice`)
    this.#provided = provided
  }

  replace(provided: Provided): () => void {
    const before = this.#provided
    this.#provided = provided
    return () => {
      this.#provided = before
    }
  }
}

/** A container binding would be untyped here, and would accept a second provider. */
export function port<Provided>(name: string): Port<Provided> {
  const made = new Port<Provided>(name)
  ports.push(made)
  return made
}

export function listPorts(): readonly Port<unknown>[] {
  return ports
}
