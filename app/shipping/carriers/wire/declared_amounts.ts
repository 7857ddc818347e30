import type { CustomsDeclaration, RequestedPackage } from '#shipping/carriers/booking_request'

/** The sum of the invoice lines. Customs compare it with the value that we declare. */
export function declaredKobo({ items }: CustomsDeclaration): number {
  return items.reduce((sum, { quantity, unitValueKobo }) => sum + quantity * unitValueKobo, 0)
}

/** Splits an amount by the packages' values, or evenly if none has one. The parts sum to `kobo`. */
export function splitByPackageValue(kobo: number, packages: RequestedPackage[]): number[] {
  const values = packages.map(({ valueKobo }) => valueKobo)
  const parts = values.some((value) => value > 0) ? values : packages.map(() => 1)
  const whole = parts.reduce((sum, part) => sum + part, 0)
  let counted = 0
  const ends = parts.map((part) => Math.round(kobo * ((counted += part) / whole)))
  return ends.map((end, at) => end - (ends[at - 1] ?? 0))
}
