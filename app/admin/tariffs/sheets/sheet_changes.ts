import { formatKobo } from '#shared/money/rules/money'
import {
  weightKilogramsText,
  type PricedBand,
  type WeightBand,
} from '#admin/tariffs/sheets/rules/rate_bands'

export type RecordChanges<Old, New, Change> = {
  added: New[]
  changed: Change[]
  removed: Old[]
  unchanged: number
}

/** Computes the changes from `rows` to `lines`, matched by key; `changeOf` is null for none. */
export function compareByKey<Key, Old extends Key, New extends Key, Change>(
  rows: readonly Old[],
  lines: readonly New[],
  keyOf: (record: Key) => string,
  changeOf: (row: Old, line: New) => Change | null
): RecordChanges<Old, New, Change> {
  const rowOf = new Map(rows.map((row) => [keyOf(row), row]))
  const lineKeys = new Set(lines.map((line) => keyOf(line)))
  const added = lines.filter((line) => !rowOf.has(keyOf(line)))
  const changed = lines.flatMap((line) => {
    const row = rowOf.get(keyOf(line))
    return (row && changeOf(row, line)) ?? []
  })
  return {
    added,
    changed,
    removed: rows.filter((row) => !lineKeys.has(keyOf(row))),
    unchanged: lines.length - added.length - changed.length,
  }
}

export type BandChange<Old, New> = { row: Old; line: New }

export type BandChanges<Old, New> = RecordChanges<Old, New, BandChange<Old, New>>

/** Matches bands by weights or by `keyOf`. */
export function compareBands<
  Key extends WeightBand,
  Old extends Key & PricedBand,
  New extends Key & PricedBand,
>(
  rows: readonly Old[],
  lines: readonly New[],
  keyOf: (band: Key) => string = bandKey
): BandChanges<Old, New> {
  return compareByKey(rows, lines, keyOf, (row, line) =>
    row.rateKobo === line.rateKobo ? null : { row, line }
  )
}

export function bandText({ aboveGrams, endGrams, rateKobo }: PricedBand): string {
  return `${weightKilogramsText(aboveGrams)} to ${weightKilogramsText(endGrams)} kg at ${formatKobo(rateKobo)}`
}

export function bandChangeText({ row, line }: BandChange<PricedBand, PricedBand>): string {
  return `${bandText(row)} becomes ${formatKobo(line.rateKobo)}`
}

export function bandChangeSentences(
  changes: BandChanges<PricedBand, PricedBand>,
  most = 20
): string[] {
  const all = [
    ...changes.added.map((band) => `Added: ${bandText(band)}`),
    ...changes.changed.map((change) => `Changed: ${bandChangeText(change)}`),
    ...changes.removed.map((band) => `Removed: ${bandText(band)}`),
  ]
  const more = all.length - most
  return more > 0 ? [...all.slice(0, most), `And ${more} more`] : all
}

function bandKey({ aboveGrams, endGrams }: WeightBand): string {
  return `${aboveGrams} ${endGrams}`
}
