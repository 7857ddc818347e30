import { type RouteDeclaration, findDeclaration } from '#identity/access/route_declarations'

/** A tag without calls: a class of a generated client that has both would lose some. */
export const WEBHOOKS_TAG = 'Webhook events'

/** API tags, in the order that suits a newcomer. */
export const API_TAGS = [
  {
    tag: 'Sign-in',
    description: 'Get, check and end access tokens.',
  },
  {
    tag: 'Second step',
    description:
      'Passkeys, authenticator apps and recovery codes, if enabled for the account. Calls with an API key need no second step.',
  },
  {
    tag: 'API keys',
    description:
      'API keys give programs access without a password. Only signed-in people can create them.',
  },
  { tag: 'Rates', description: 'Prices of parcels, with explanations.' },
  {
    tag: 'Checkout',
    description: "Delivery prices for a shop's checkout, with the shop's markup.",
  },
  { tag: 'Shipments', description: 'Book, pay for and read shipments.' },
  {
    tag: 'Address book',
    description:
      'Saved senders and receivers: your own and those that your business shares. Other addresses return 404.',
  },
  {
    tag: 'Batches',
    description:
      'Many shipments at once. They are priced first, then booked and paid together or not at all.',
  },
  {
    tag: 'Returns',
    description:
      'Send a delivered parcel, or part of it, back to its sender. A return is a separate shipment that refers to the original.',
  },
  { tag: 'Tracking and documents', description: 'Tracking, waybills and invoices of parcels.' },
  { tag: 'Reference data', description: 'Codes to use in other calls.' },
  { tag: 'Wallet', description: 'Balances that pay for shipments.' },
  {
    tag: 'Invoices',
    description:
      'Invoices for businesses on credit, issued after each billing cycle. Every member who uses the wallet can read them.',
  },
  {
    tag: 'Webhook endpoints',
    description:
      'Events about your parcels, sent to your URL. They follow the Standard Webhooks specification, so any of its libraries can verify the signature.',
  },
  { tag: WEBHOOKS_TAG, description: 'What we send to your webhook endpoints.' },
  {
    tag: 'Withdrawals',
    description:
      'Withdraw from the wallet to a bank account that its owner has confirmed with a code.',
  },
  { tag: 'Account', description: 'Sign up and manage your account.' },
  {
    tag: 'Team',
    description:
      'Members of a business, their roles and spending limits, and bookings that need an owner’s approval.',
  },
  { tag: 'Business', description: 'The business profile and what receivers see of it.' },
  {
    tag: 'Notifications',
    description: 'Messages to receivers: events, channels and delivery status.',
  },
  {
    tag: 'Staff bookings',
    description: 'Calls for staff who help customers with their shipments.',
  },
  {
    tag: 'Manual bookings',
    description:
      'Parcels of couriers that staff book by hand. Returns 404 for other parcels, and 409 if someone else has handled the parcel in the meantime.',
  },
  {
    tag: 'Reweighs',
    description:
      'Differences between our weights or charges and those of couriers, reviewed before the customer is charged.',
  },
  { tag: 'Return refunds', description: 'Refunds of returns that a courier caused.' },
  {
    tag: 'Margins',
    description: 'Our charges for carriage compared with those of couriers. For staff only.',
  },
  {
    tag: 'Billing runs',
    description: 'Invoices for businesses with a billing cycle and a credit limit. For staff only.',
  },
  {
    tag: 'Courier invoices',
    description:
      'Courier invoices line by line, compared with the estimate and with what we charged. For staff only.',
  },
  { tag: 'Lanes', description: 'Transit times of our own deliveries by courier. For staff only.' },
  { tag: 'Message costs', description: 'Cost of messages to receivers. For staff only.' },
  {
    tag: 'Pickups',
    description: 'Courier pickups, and the manifests that drivers sign.',
  },
  { tag: 'Imports', description: 'Parcels on the way to Nigeria, for staff.' },
  { tag: 'Discounts', description: 'Gift codes, managed by staff.' },
  { tag: 'People', description: 'Accounts, managed by staff.' },
  { tag: 'Tariff', description: 'Zones, rates and surcharges, managed by staff.' },
  {
    tag: 'Tariff replays',
    description: 'Prices of the shipments of the last 90 days under another tariff version.',
  },
  {
    tag: 'Approvals',
    description:
      'Commands that need a second member of staff, if the settings say so. Until the approval, the call does nothing and returns 202 with the id of the approval. Send `approvalReason` to explain it to the approver.',
  },
  {
    tag: 'Tariff versions',
    description: 'Past, live, scheduled and draft versions of the tariff, managed by staff.',
  },
  {
    tag: 'Organizations',
    description: 'Businesses, their billing groups and credit limits.',
  },
  {
    tag: 'Settings',
    description: 'Settings of the platform, managed by staff, and the audit log.',
  },
  {
    tag: 'Languages',
    description: 'Translations of public pages and of messages to receivers.',
  },
  { tag: 'Lists', description: 'Choices of the booking form, and enabled couriers.' },
] as const

export type DocumentedOperation = RouteDeclaration & { summary: string; tag: string }

/** Returns null for page routes. */
export function findOperation(name: string): DocumentedOperation | null {
  const declaration = findDeclaration(name)
  return declaration?.summary && declaration.tag
    ? { ...declaration, summary: declaration.summary, tag: declaration.tag }
    : null
}
