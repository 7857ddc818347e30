import db from '@adonisjs/lucid/services/db'
import { rowsOf } from '#shared/database/rows'
import { hashOf } from '#identity/accounts/models/one_time_token'
import type User from '#identity/accounts/models/user'

export type DeviceNews = 'first' | 'known' | 'new'

/** Notes that somebody signs in on a device, and answers whether it is their first, one that they used, or a new one. */
export async function noteDevice({ id }: User, device: string): Promise<DeviceNews> {
  const [row] = await rowsOf<{ had_any: boolean; is_new: boolean }>(
    db,
    `with had as (select exists (select from known_devices where user_id = :id) as any_before),
     noted as (
       insert into known_devices (user_id, device_hash) values (:id, :hash)
       on conflict (user_id, device_hash) do update set last_seen_at = now()
       returning xmax = 0 as is_new
     )
     select any_before as had_any, is_new from had, noted`,
    { id, hash: hashOf(device) }
  )
  if (!row!.is_new) return 'known'
  return row!.had_any ? 'new' : 'first'
}
