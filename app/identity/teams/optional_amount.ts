import { kobo, naira } from '#shared/money/rules/money'

export function koboOrNull(amount: number | null): number | null {
  return amount === null ? null : kobo(amount)
}

export function nairaOrNull(amountKobo: number | null): number | null {
  return amountKobo === null ? null : naira(amountKobo)
}
