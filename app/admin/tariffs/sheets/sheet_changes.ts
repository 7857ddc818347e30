import { formatKobo } from '#shared/money/rules/money'
import {
  weightKilogramsText,
  type PricedBand,
  type WeightBand,
} from '#admin/tariffs/sheets/rules/rate_bands'

export type BandChange<Old, New> = { row: Old; line: New }

export type BandChanges<Old, New> = {
  added: New[]
  changed: BandChange<Old, New>[]
  removed: Old[]
  unchanged: number
}

/** Computes the changes from `rows` to `lines`, matched by weights or by `keyOf`. */
export function compareBands<
  Key extends WeightBand,
  Old extends Key & PricedBand,
  New extends Key & PricedBand,
>(
  rows: readonly Old[],
  lines: readonly New[],
  keyOf: (band: Key) => string = bandKey
): BandChanges<Old, New> {
  const rowOf = new Map(rows.map((row) => [keyOf(row), row]))
  const lineKeys = new Set(lines.map((line) => keyOf(line)))
  const added = lines.filter((line) => !rowOf.has(keyOf(line)))
  const changed = lines.flatMap((line) => {
    const row = rowOf.get(keyOf(line))
    return row && row.rateKobo !== line.rateKobo ? [{ row, line }] : []
  })
  return {
    added,
    changed,
    removed: rows.filter((row) => !lineKeys.has(keyOf(row))),
    unchanged: lines.length - added.length - changed.length,
  }
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
