import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import { hashToken } from '#identity/accounts/models/one_time_token'
import type User from '#identity/accounts/models/user'

export type DeviceRecognition = 'first' | 'known' | 'new'

/** Records a sign-in on a device. */
export async function recordDevice({ id }: User, device: string): Promise<DeviceRecognition> {
  const [row] = await queryRows<{ had_any: boolean; is_new: boolean }>(
    db,
    `with had as (select exists (select from known_devices where user_id = :id) as any_before),
     noted as (
       insert into known_devices (user_id, device_hash) values (:id, :hash)
       on conflict (user_id, device_hash) do update set last_seen_at = now()
       returning xmax = 0 as is_new
     )
     select any_before as had_any, is_new from had, noted`,
    { id, hash: hashToken(device) }
  )
  if (!row!.is_new) return 'known'
  return row!.had_any ? 'new' : 'first'
}
