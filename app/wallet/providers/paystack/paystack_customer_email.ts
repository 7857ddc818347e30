/**
 * Paystack knows one customer for each e-mail address, with one bank account and one BVN. Somebody here has a wallet of
 * their own and those of their businesses, so each thing gets a customer of its own, told apart by our reference
 * behind a plus: mail still reaches its owner.
 */
export function paystackCustomerEmail(email: string, reference: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, at)}+${reference.toLowerCase()}${email.slice(at)}`
}

/** Our reference in such an address. */
export function referenceFromCustomerEmail(customersEmail: string): string | null {
  const [, reference] = /\+([^+@]+)@[^@]+$/.exec(customersEmail) ?? []
  return reference?.toUpperCase() ?? null
}
