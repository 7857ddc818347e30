import { escapeLike, toLikePatterns } from '#shared/database/sql_condition'
import { foldText } from '#shared/text/rules/fold_text'

/** Separators inside tracking and reference numbers. */
const BETWEEN_DIGITS = /[\s().-]/g

/** The search text in the forms that the indexes support. */
export class SearchText {
  readonly text: string
  readonly reference: string
  readonly #digits: string | null

  constructor(text: string) {
    this.text = text
    const close = foldText(text).replace(BETWEEN_DIGITS, '')
    this.reference = foldText(text).replaceAll(' ', '').toUpperCase()
    this.#digits = /^\+?\d+$/.test(close) ? close : null
  }

  get isNumber(): boolean {
    return this.#digits !== null
  }

  get prefix(): string {
    return `${escapeLike(foldText(this.text))}%`
  }

  get referencePrefix(): string {
    return `${escapeLike(this.reference)}%`
  }

  get words(): string[] {
    return toLikePatterns(this.text)
  }

  /** Prefix patterns for a phone number in national and international form; null if it is none. */
  get phones(): [home: string | null, abroad: string | null] {
    if (this.#digits === null || this.#digits.length < 4) return [null, null]
    const national = this.#digits.replace(/^(\+?234|0)/, '')
    const isForeign = this.#digits.startsWith('+') && !this.#digits.startsWith('+234')
    return isForeign ? [null, `${this.#digits}%`] : [`0${national}%`, `+234${national}%`]
  }

  numbersOf(length: number): { from: number; to: number } | null {
    if (this.#digits === null || !/^[1-9]\d*$/.test(this.#digits)) return null
    const missing = length - this.#digits.length
    if (missing < 0) return null
    const from = Number(this.#digits) * 10 ** missing
    return { from, to: from + 10 ** missing - 1 }
  }
}
