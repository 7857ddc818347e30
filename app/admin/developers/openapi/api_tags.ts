import { type RouteDeclaration, findDeclaration } from '#identity/access/route_declarations'

/** API tags, in the order that suits a newcomer. */
export const API_TAGS = [
  {
    tag: 'Signing in',
    description: 'How a program gets a token, whom it stands for, and how it ends.',
  },
  {
    tag: 'The second step',
    description:
      'Passkeys, authenticator apps and recovery codes of a person, where staff have switched them on. API keys have none and are never asked.',
  },
  {
    tag: 'API keys',
    description:
      'Keys let programs in without a password. They are made by people who have signed in, never by a key.',
  },
  { tag: 'Rates', description: 'What a parcel would cost, and why.' },
  {
    tag: 'Checkout',
    description: "Delivery prices at the checkout of a shop, with the shop's own markup.",
  },
  { tag: 'Shipments', description: 'Book, pay, and look at what was booked.' },
  {
    tag: 'Address book',
    description:
      'Senders and receivers for the next booking: your own, and what your business shares. Another one answers 404.',
  },
  {
    tag: 'Batches',
    description:
      'A whole day in one go: priced first, then booked and paid all together or not at all.',
  },
  {
    tag: 'Returns',
    description:
      'A delivered parcel goes back to its sender, or a part of it: a shipment of its own, which names the first.',
  },
  { tag: 'Tracking and papers', description: 'Where a parcel is, its waybill and its invoice.' },
  { tag: 'Places and lists', description: 'The codes that the other calls take.' },
  { tag: 'Wallet', description: 'The money that shipments are paid from.' },
  {
    tag: 'Invoices',
    description:
      'What a business on credit is invoiced at the end of each billing cycle. Whoever shares its wallet reads them.',
  },
  {
    tag: 'Webhook endpoints',
    description:
      'We post to an address of yours what happens to your parcels, by the Standard Webhooks specification: any of its libraries checks the signature.',
  },
  {
    tag: 'Withdrawals',
    description:
      'Money out of the wallet, to a bank account that its owner has confirmed with a code.',
  },
  { tag: 'Account', description: 'Signing up, and what a person may change of their own account.' },
  {
    tag: 'Team',
    description:
      'Who is in a business, what each of them may do and spend, and what an owner has to approve.',
  },
  { tag: 'Business', description: 'How a business looks to its receivers.' },
  {
    tag: 'Notifications',
    description: 'What receivers are told, by which channels, and what became of it.',
  },
  {
    tag: 'Booking staff',
    description: 'What those who help customers may do with their shipments.',
  },
  {
    tag: 'By hand',
    description:
      'Parcels of couriers that staff book themselves. Any other parcel answers 404; one that somebody else has dealt with in the meantime answers 409.',
  },
  {
    tag: 'Reweighs',
    description:
      'What couriers weighed or charged differently from us, before a customer is asked for the difference.',
  },
  { tag: 'Refunds of returns', description: 'Returns that a courier caused.' },
  {
    tag: 'Margins',
    description: 'What we charged for carriage beside what couriers charge us. For staff alone.',
  },
  {
    tag: 'Billing runs',
    description: 'Invoices of businesses with a billing cycle and a credit limit. For staff alone.',
  },
  {
    tag: 'Courier invoices',
    description:
      'Courier bills line by line, compared with their estimate and what we charged. For staff alone.',
  },
  { tag: 'Lanes', description: 'How long couriers take, of our own deliveries. For staff alone.' },
  { tag: 'Message costs', description: 'What messages to receivers cost us. For staff alone.' },
  {
    tag: 'Pickups',
    description: 'Where couriers come for parcels, and the paper that their drivers sign.',
  },
  { tag: 'Imports', description: 'Parcels on their way to Nigeria, as staff follow them.' },
  { tag: 'Discounts', description: 'Gift codes, as staff keep them.' },
  { tag: 'People', description: 'Accounts, as staff manage them.' },
  { tag: 'Tariff', description: 'Zones, their rates and surcharges, as staff keep them.' },
  {
    tag: 'Tariff replays',
    description: 'What the shipments of the last 90 days would cost by a version of the tariff.',
  },
  {
    tag: 'Approvals',
    description:
      'What one member of staff asks for and another has to approve, where staff have set that. The call that asks for it answers 202 with the number of the approval, and does nothing yet; its `approvalReason` says why it is wanted.',
  },
  {
    tag: 'Tariff versions',
    description: 'Every tariff that was, is or may come, as staff keep them.',
  },
  {
    tag: 'Organizations',
    description: 'Businesses, their prices and their credit limits.',
  },
  {
    tag: 'Settings',
    description: 'Fees, amounts and choices that staff set, and the log of what staff changed.',
  },
  {
    tag: 'Languages',
    description: 'What public pages and messages to receivers say in each language.',
  },
  { tag: 'Lists', description: 'What the booking form chooses from, and which couriers are on.' },
] as const

export type DocumentedOperation = RouteDeclaration & { summary: string; tag: string }

/** Returns null for page routes. */
export function findOperation(name: string): DocumentedOperation | null {
  const said = findDeclaration(name)
  return said?.summary && said.tag ? { ...said, summary: said.summary, tag: said.tag } : null
}
