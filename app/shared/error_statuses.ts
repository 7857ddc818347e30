/** Where each expected failure stands in HTTP. A code that is not listed is a broken rule: 422. */
const STATUSES: Record<string, number> = {
  E_INVALID_CREDENTIALS: 401,
  E_INSUFFICIENT_BALANCE: 402,
  E_NOT_FOUND: 404,
  E_CONFLICT: 409,
  E_IDEMPOTENCY_CONFLICT: 409,
  E_FORBIDDEN_MOVE: 409,
}

export function statusOf(code: string): number {
  return STATUSES[code] ?? 422
}
