/** Where each expected failure stands in HTTP. A code that is not listed is a broken rule: 422. */
const STATUSES: Record<string, number> = {
  E_INVALID_CREDENTIALS: 401,
  E_WRONG_SIGNATURE: 401,
  E_INSUFFICIENT_BALANCE: 402,
  E_EMAIL_NOT_VERIFIED: 403,
  E_ACCOUNT_DEACTIVATED: 403,
  E_FORBIDDEN: 403,
  E_ORGANIZATION_INACTIVE: 403,
  E_NOT_FOUND: 404,
  E_CONFLICT: 409,
  E_IDEMPOTENCY_CONFLICT: 409,
  E_OTHER_ORGANIZATION: 409,
  E_FORBIDDEN_MOVE: 409,
  E_FEE_CHANGED: 409,
  E_PRICE_CHANGED: 409,
  E_CODE_TOO_SOON: 429,
  E_TOO_MANY_CODES: 429,
  E_UNAVAILABLE: 503,
}

export function statusOf(code: string): number {
  return STATUSES[code] ?? 422
}
