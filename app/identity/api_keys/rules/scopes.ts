export const SCOPES = {
  'rates:read': 'Get prices',
  'shipments:read': 'See shipments, their documents and pickups',
  'shipments:write': 'Book, change and cancel shipments and pickups',
  'tracking:read': 'Follow parcels',
  'wallet:read': 'See balances, transactions and invoices',
  'wallet:pay': 'Pay from the wallet, up to the daily limit of the key',
  'webhooks:manage': 'Manage webhook endpoints and their deliveries',
} as const

export type Scope = keyof typeof SCOPES

/** Calls with these scopes may show stored personal data, also in the answer to a change. */
export const PRIVATE_SCOPES: readonly Scope[] = [
  'shipments:read',
  'shipments:write',
  'wallet:read',
  'webhooks:manage',
]

export const SCOPE_NAMES = Object.keys(SCOPES) as Scope[]
