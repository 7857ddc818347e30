import {
  type EventPayload,
  eventPayload,
  idSchema,
  moneySchema,
  nullableSchema,
  textSchema,
} from '#identity/webhooks/event_payload'

const WALLET = {
  id: { ...idSchema, description: 'Of the wallet' },
  cashBalance: { ...moneySchema, description: 'Naira, as soon as it had happened' },
}

export const WALLET_PAYLOADS: Record<'wallet.credited' | 'wallet.low', EventPayload> = {
  'wallet.credited': eventPayload(
    {
      id: WALLET.id,
      amount: moneySchema,
      balance: { enum: ['cash', 'cash_back'], description: 'Which of its balances' },
      balanceAfter: moneySchema,
      type: textSchema('As the list of transactions has it'),
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
    { ...WALLET, alertBelow: { ...moneySchema, description: 'The amount that you set, in naira' } },
    { id: 12, cashBalance: 8450, alertBelow: 10_000 }
  ),
}
