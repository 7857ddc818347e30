import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type User from '#identity/accounts/models/user'
import { queryRows } from '#shared/database/query_rows'
import { linkPayoutAccount } from '#tests/support/money/payouts'
import { putMoney, walletOf } from '#tests/support/money/wallet_rows'
import { person } from '#tests/support/people'
import { makeShipment } from '#tests/support/shipment_rows'

/** Texts that occur nowhere else in the database. */
export const MARKS = {
  firstname: 'Zikora',
  lastname: 'Nwachinemere',
  email: 'zikora@privacy.test',
  phoneNumber: '08099887766',
  receiver: 'Receiverson Quill',
  receiverEmail: 'quill@privacy.test',
  street: '77 Nowhere Else Crescent',
}

/** A long-standing user whose parcel has arrived and whose wallet is empty. */
export async function createUserWithHistory(): Promise<User> {
  const { firstname, lastname, email, phoneNumber, receiver, receiverEmail, street } = MARKS
  const user = await person({ firstname, lastname, email, phoneNumber, referralCode: 987654 })
  const wallet = await walletOf(email)
  await putMoney(wallet, { kobo: 500_000 })
  await putMoney(wallet, { kobo: -500_000 })
  await putMoney(wallet, { kobo: 100_000, account: 'cash_back', from: 'promotions' })
  await linkPayoutAccount(email)
  const parcel = await makeShipment({
    owner: email,
    status: 'DELIVERED',
    receiver: { fullname: receiver, email: receiverEmail, address: street },
  })
  await parcel.merge({ reference: `For ${receiver}`, metadata: { leaveAt: street } }).save()
  await db.table('reweighs').insert({
    shipment_id: parcel.id,
    organization_id: parcel.organizationId,
    status: 'waived',
    source: 'Test',
    billed_grams: 1500,
    carrier_grams: 3000,
    approved_at: new Date(),
    dispute: `I am ${firstname} ${lastname}, and it was light.`,
  })
  await db.table('tracking_events').insert({
    shipment_id: parcel.id,
    source: 'test',
    source_id: 'OK',
    code: 'DELIVERED',
    text: 'Delivered',
    occurred_at: new Date(),
    signed_by: receiver,
  })
  const another = await makeShipment()
  for (const follower of [
    { shipment_id: parcel.id, email: receiverEmail },
    { shipment_id: another.id, email },
  ]) {
    await db.table('parcel_followers').insert({ ...follower, channel: 'email', language: 'en' })
  }
  await db.table('checkout_settings').insert({
    organization_id: 2,
    user_id: user.id,
    origin_state_key: 'NG_LA',
    fallback_price_kobo: 5_000_00,
    updated_by: user.id,
    updated_at: new Date(),
  })
  await db.table('address_requests').insert({
    organization_id: 2,
    user_id: user.id,
    name: receiver,
    token_hash: 'b'.repeat(64),
    expires_at: DateTime.now().plus({ days: 14 }).toSQL(),
  })
  await db.table('saved_addresses').insert({
    organization_id: 2,
    user_id: user.id,
    side: 'destination',
    fullname: receiver,
    phone_number: phoneNumber,
    email: receiverEmail,
    address: street,
    country_code: 'NG',
  })
  await db.table('saved_boxes').insert({
    organization_id: 2,
    user_id: user.id,
    name: `For ${receiver}`,
    updated_at: new Date(),
    length_cm: 30,
    width_cm: 20,
    height_cm: 10,
  })
  await db.table('booking_drafts').insert({
    organization_id: 2,
    user_id: user.id,
    version: 1,
    device: 'their phone',
    form: JSON.stringify({ to: receiver, street }),
    updated_at: new Date(),
  })
  const [batch] = await db
    .table('shipment_batches')
    .insert({
      organization_id: 2,
      user_id: user.id,
      name: 'Monday',
      source: 'paste',
      priced_until: new Date(),
    })
    .returning('id')
  await db.table('shipment_batch_rows').insert({
    batch_id: batch.id,
    number: 1,
    cells: JSON.stringify([receiver, street]),
  })
  await db.table('user_identities').insert({
    provider: 'google',
    provider_user_id: `google of ${email}`,
    user_id: user.id,
  })
  await db.table('bvn_checks').insert({
    user_id: user.id,
    bvn_hash: 'a'.repeat(64),
    verified_at: new Date(),
  })
  await db.table('invitations').insert({
    organization_id: 3,
    email,
    role: 'member',
    token_hash: 'b'.repeat(64),
    invited_by: user.id,
    expires_at: new Date(),
  })
  return user
}

/** Tables that keep the texts: the inbox of development, and the append-only audit log. */
const ELSEWHERE = ['inbox_messages', 'audit_entries']

/** Returns every table column that contains one of these texts. */
export async function findColumnsContaining(words: string[]): Promise<string[]> {
  const columns = await queryRows<{ table_name: string; column_name: string }>(
    db,
    `select table_name, column_name from information_schema.columns
       join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and data_type in ('character varying', 'text', 'jsonb') and table_name <> all (:elsewhere)`,
    { elsewhere: ELSEWHERE }
  )
  const found: string[] = []
  for (const { table_name: table, column_name: column } of columns) {
    const [row] = await queryRows<{ named: boolean }>(
      db,
      `select exists (select from "${table}" where "${column}"::text ilike any (:patterns)) as named`,
      { patterns: words.map((word) => `%${word}%`) }
    )
    if (row!.named) found.push(`${table}.${column}`)
  }
  return found
}
