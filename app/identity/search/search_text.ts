import { escapeLike, toLikePatterns } from '#shared/database/sql_condition'
import { foldText } from '#shared/text/rules/fold_text'

/** What a courier's and our own numbers are written with between their digits. */
const BETWEEN_DIGITS = /[\s().-]/g

/** What somebody looks for, in the forms in which an index can be asked for it. */
export class SearchText {
  readonly text: string
  /** The text without spaces, as references are written. */
  readonly reference: string
  readonly #digits: string | null

  constructor(text: string) {
    this.text = text
    const close = foldText(text).replace(BETWEEN_DIGITS, '')
    this.reference = foldText(text).replaceAll(' ', '').toUpperCase()
    this.#digits = /^\+?\d+$/.test(close) ? close : null
  }

  /** Digits alone, however they are parted. */
  get isNumber(): boolean {
    return this.#digits !== null
  }

  /** Patterns for `like`: what begins so once it is folded, and what has each of its words. */
  get prefix(): string {
    return `${escapeLike(foldText(this.text))}%`
  }

  get referencePrefix(): string {
    return `${escapeLike(this.reference)}%`
  }

  get words(): string[] {
    return toLikePatterns(this.text)
  }

  /** A phone number that begins so, as it is dialled at home and from abroad; null for what is none. */
  get phones(): [home: string | null, abroad: string | null] {
    if (this.#digits === null || this.#digits.length < 4) return [null, null]
    const national = this.#digits.replace(/^(\+?234|0)/, '')
    const isForeign = this.#digits.startsWith('+') && !this.#digits.startsWith('+234')
    return isForeign ? [null, `${this.#digits}%`] : [`0${national}%`, `+234${national}%`]
  }

  /** The numbers of so many digits that begin with these; null where it is none. */
  numbersOf(length: number): { from: number; to: number } | null {
    if (this.#digits === null || !/^[1-9]\d*$/.test(this.#digits)) return null
    const missing = length - this.#digits.length
    if (missing < 0) return null
    const from = Number(this.#digits) * 10 ** missing
    return { from, to: from + 10 ** missing - 1 }
  }
}
