import type fc from 'fast-check'

/** Where people write a parcel: a form has fields, a call JSON, a sheet texts, a workbook cells. */
export type Entry = 'form' | 'call' | 'sheet' | 'workbook'

export interface NumberCell {
  value: number
  /** The number format of the cell in a workbook. */
  format?: string
}

export type Written = Record<string, string | NumberCell>

/** What somebody means by a value, how they write it, and how the product may react. */
export interface Spelling<Meaning> {
  written: Written
  /** Null if every reading would be wrong, so that the product must refuse the value. */
  meant: Meaning | null
  /** `right`: it must be read. `refused`: it may also be refused, but never read differently. */
  orElse: 'right' | 'refused'
}

/** Spells a value so that nobody could misunderstand it. */
export function clear<Meaning>(written: Written, meant: Meaning): Spelling<Meaning> {
  return { written, meant, orElse: 'right' }
}

export function doubtful<Meaning>(written: Written, meant: Meaning): Spelling<Meaning> {
  return { written, meant, orElse: 'refused' }
}

export function meaningless(written: Written): Spelling<never> {
  return { written, meant: null, orElse: 'refused' }
}

/** Spellings of one kind of value: how most people write it, and how some people do. */
export interface Kind<Meaning> {
  usual: fc.Arbitrary<Spelling<Meaning>>
  odd: fc.Arbitrary<Spelling<Meaning>>
}

export function isSheet(entry: Entry): boolean {
  return entry === 'sheet' || entry === 'workbook'
}
