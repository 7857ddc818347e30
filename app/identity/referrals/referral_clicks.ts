import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import { isProgramCall } from '#identity/sessions/program_call'

const COOKIE = 'referral_clicks'
const REMEMBERED = 10
const ROBOT = /bot|crawl|spider|slurp|preview|prefetch|headless|lighthouse|facebookexternalhit/i

/** The codes that this browser has followed, and on which day. */
type Followed = Record<string, string>

/**
 * Counts that somebody followed a person's link: once a day for each browser and code. Programs and
 * robots, which open links to look at them, do not count, nor does the person whose code it is. A
 * code that nobody has leaves no trace, and the answer does not tell. Throws E_TOO_MANY_REQUESTS.
 */
export async function countClick(ctx: HttpContext, code: number) {
  const { caller, request } = ctx
  const isRobot = ROBOT.test(request.header('user-agent') ?? 'bot')
  if (isProgramCall(ctx) || isRobot || caller?.user.referralCode === code) return
  if (followedToday(ctx, code)) return
  await limiter.use({ requests: 60, duration: '1 hour' }).consume(`referral:${request.ip()}`)
  remember(ctx, code)
  await db.rawQuery(
    `insert into referral_clicks (referral_code, day, clicks)
     select referral_code, (now() at time zone 'Africa/Lagos')::date, 1
     from users where referral_code = ?
     on conflict (referral_code, day) do update set clicks = referral_clicks.clicks + 1`,
    [code]
  )
}

function followedToday(ctx: HttpContext, code: number): boolean {
  return followed(ctx)[code] === today()
}

function remember(ctx: HttpContext, code: number) {
  const others = Object.entries(followed(ctx)).filter(
    ([other, day]) => other !== String(code) && day === today()
  )
  const next = Object.fromEntries([...others.slice(1 - REMEMBERED), [code, today()]])
  ctx.response.encryptedCookie(COOKIE, next, { maxAge: '1d' })
}

function followed({ request }: HttpContext): Followed {
  const value: unknown = request.encryptedCookie(COOKIE)
  return typeof value === 'object' && value !== null ? (value as Followed) : {}
}

function today(): string {
  return DateTime.now().setZone('Africa/Lagos').toISODate()!
}
