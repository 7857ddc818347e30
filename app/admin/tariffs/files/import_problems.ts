import { DomainError, toProblems } from '#shared/errors/domain_error'

/** Keeps files in a wrong format from filling the terminal. */
const COMMAND_LIMITS = { perFile: 20, inAll: 100 }

/** Staff uploads report more problems than the seed commands, which print to a terminal. */
const STAFF_LIMITS = { perFile: 200, inAll: 200 }

export class TariffFileRefused extends DomainError {
  constructor(readonly problems: string[]) {
    super('E_TARIFF_REFUSED', problems.join('\n'), undefined, toProblems(problems))
  }
}

export class TariffChangedSincePreview extends DomainError {
  constructor(what: 'rates' | 'zones') {
    super(
      'E_CONFLICT',
      `The ${what} have changed since you saw these differences. Please check them again.`
    )
  }
}

export function createImportProblems(isStaffUpload: boolean): ImportProblems {
  return new ImportProblems(isStaffUpload ? STAFF_LIMITS : COMMAND_LIMITS)
}

/** Collects all problems of the files, so that they can be fixed in one go. */
export class ImportProblems {
  readonly #problems = new Map<string, { row: number; text: string }[]>()

  constructor(private readonly limits = COMMAND_LIMITS) {}

  add(file: string, row: number | null, problem: string) {
    const text = row === null ? `${file}: ${problem}` : `${file} row ${row}: ${problem}`
    const list = this.#problems.get(file) ?? []
    list.push({ row: row ?? 0, text })
    this.#problems.set(file, list)
  }

  get sentences(): string[] {
    const all = [...this.#problems].flatMap(([file, list]) =>
      listFileProblems(file, list, this.limits.perFile)
    )
    return limitLines(all, this.limits.inAll, 'In all files:')
  }

  refuse() {
    if (this.#problems.size) throw new TariffFileRefused(this.sentences)
  }
}

function listFileProblems(
  file: string,
  problems: { row: number; text: string }[],
  most: number
): string[] {
  const inOrder = problems.toSorted((a, b) => a.row - b.row).map(({ text }) => text)
  return limitLines(inOrder, most, `${file}:`)
}

function limitLines(lines: string[], most: number, where: string): string[] {
  const more = lines.length - most
  return more > 0 ? [...lines.slice(0, most), `${where} ${more} more not shown`] : lines
}
