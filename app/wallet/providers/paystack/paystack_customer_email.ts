/**
 * Paystack keeps one bank account and one BVN per e-mail address, but a user may have several
 * wallets. Each wallet gets an address with our reference as a plus suffix; mail still arrives.
 */
export function paystackCustomerEmail(email: string, reference: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, at)}+${reference.toLowerCase()}${email.slice(at)}`
}

export function referenceFromCustomerEmail(customersEmail: string): string | null {
  const [, reference] = /\+([^+@]+)@[^@]+$/.exec(customersEmail) ?? []
  return reference?.toUpperCase() ?? null
}
