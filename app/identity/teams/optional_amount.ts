import { kobo, naira } from '#shared/money/rules/money'
import type { Decimal } from '#shared/numbers/rules/decimal'

export function koboOrNull(amount: number | null): number | null {
  return amount === null ? null : kobo(amount)
}

export function nairaOrNull(amountKobo: number | null): Decimal | null {
  return amountKobo === null ? null : naira(amountKobo)
}
