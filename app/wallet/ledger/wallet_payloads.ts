import {
  type EventPayload,
  eventPayload,
  idSchema,
  moneySchema,
  nullableSchema,
  textSchema,
} from '#identity/webhooks/event_payload'

const WALLET = {
  id: { ...idSchema, description: 'The id of the wallet' },
  cashBalance: { ...moneySchema, description: 'The cash balance after the event, in naira' },
}

export const WALLET_PAYLOADS: Record<'wallet.credited' | 'wallet.low', EventPayload> = {
  'wallet.credited': eventPayload(
    {
      id: WALLET.id,
      amount: moneySchema,
      balance: { enum: ['cash', 'cash_back'], description: 'The balance that was credited' },
      balanceAfter: moneySchema,
      type: textSchema('The type of the transaction, in lower case'),
      reference: textSchema(),
      description: nullableSchema(textSchema()),
    },
    {
      id: 12,
      amount: 50_000,
      balance: 'cash',
      balanceAfter: 82_300,
      type: 'bank_funding',
      reference: 'VBAK7Q2M4XT9B1HZC 8841',
      description: 'Wallet funding by bank transfer',
    }
  ),
  'wallet.low': eventPayload(
    { ...WALLET, alertBelow: { ...moneySchema, description: 'Your alert amount, in naira' } },
    { id: 12, cashBalance: 8450, alertBelow: 10_000 }
  ),
}
