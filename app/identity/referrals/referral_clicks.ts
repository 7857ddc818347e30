import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'

/** Counts a click; unknown codes leave no trace. Throws E_TOO_MANY_REQUESTS. */
export async function countReferralClick(code: number, address: string) {
  await limiter.use({ requests: 60, duration: '1 hour' }).consume(`referral:${address}`)
  await db.rawQuery(
    `insert into referral_clicks (referral_code, day, clicks)
     select referral_code, (now() at time zone 'Africa/Lagos')::date, 1
     from users where referral_code = ?
     on conflict (referral_code, day) do update set clicks = referral_clicks.clicks + 1`,
    [code]
  )
}
