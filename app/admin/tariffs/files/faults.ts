import { DomainError } from '#shared/errors/domain_error'

/** So that files in the wrong format do not fill the screen. */
const LISTED = { perFile: 20, inAll: 100 }

/** What people sent is told in full; files of ours only as far as a screen goes. */
const TOLD_TO_PEOPLE = { perFile: 200, inAll: 200 }

export class TariffRefused extends DomainError {
  constructor(readonly problems: string[]) {
    super('E_TARIFF_REFUSED', problems.join('\n'))
  }

  get errors() {
    return this.problems.map((message) => ({ message }))
  }
}

/** Somebody saved one of the sheets after the difference was shown. */
export class TariffMoved extends DomainError {
  constructor(what: 'rates' | 'zones') {
    super(
      'E_CONFLICT',
      `The ${what} have changed since you saw these differences. Please check them again.`
    )
  }
}

export function faultsOf(isFromPeople: boolean): Faults {
  return new Faults(isFromPeople ? TOLD_TO_PEOPLE : LISTED)
}

/** What is wrong with some files, gathered so that whoever mends them sees all of it at once. */
export class Faults {
  readonly #problems = new Map<string, { row: number; text: string }[]>()

  constructor(private readonly limits = LISTED) {}

  add(file: string, row: number | null, problem: string) {
    const text = row === null ? `${file}: ${problem}` : `${file} row ${row}: ${problem}`
    const list = this.#problems.get(file) ?? []
    list.push({ row: row ?? 0, text })
    this.#problems.set(file, list)
  }

  /** As many of them as are told, file by file. */
  get sentences(): string[] {
    const all = [...this.#problems].flatMap(([file, list]) =>
      listed(file, list, this.limits.perFile)
    )
    return bounded(all, this.limits.inAll, 'In all files:')
  }

  /** Throws TariffRefused when there is any fault. */
  refuse() {
    if (this.#problems.size) throw new TariffRefused(this.sentences)
  }
}

function listed(file: string, problems: { row: number; text: string }[], most: number): string[] {
  const inOrder = problems.toSorted((a, b) => a.row - b.row).map(({ text }) => text)
  return bounded(inOrder, most, `${file}:`)
}

function bounded(lines: string[], most: number, where: string): string[] {
  const more = lines.length - most
  return more > 0 ? [...lines.slice(0, most), `${where} and ${more} more`] : lines
}
