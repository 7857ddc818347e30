/**
 * Paystack keeps one customer per e-mail address, with one bank account and one BVN. A user may
 * have several wallets and attempts, so each gets its own customer: our reference as a plus suffix
 * keeps the addresses distinct and mail deliverable.
 */
export function paystackCustomerEmail(email: string, reference: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, at)}+${reference.toLowerCase()}${email.slice(at)}`
}

/** Extracts our reference from such an address. */
export function referenceFromCustomerEmail(customersEmail: string): string | null {
  const [, reference] = /\+([^+@]+)@[^@]+$/.exec(customersEmail) ?? []
  return reference?.toUpperCase() ?? null
}
