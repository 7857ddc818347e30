const QUICK_MS = 30_000
const QUICK_DEATHS = 5
const FIRST_PAUSE_MS = 250

/** Limits restarts: a process that dies five times in quick succession will not recover. */
export class RestartBudget {
  #quickDeaths = 0
  #bornAt = Date.now()

  born(): void {
    this.#bornAt = Date.now()
  }

  /** Returns the pause before the next start in milliseconds, or null to give up. */
  died(): number | null {
    if (Date.now() - this.#bornAt > QUICK_MS) {
      this.#quickDeaths = 0
    }
    this.#quickDeaths += 1
    if (this.#quickDeaths >= QUICK_DEATHS) {
      return null
    }
    return FIRST_PAUSE_MS * 2 ** (this.#quickDeaths - 1)
  }
}
