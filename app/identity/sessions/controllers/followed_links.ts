import type { HttpContext } from '@adonisjs/core/http'
import { lagosToday } from '#shared/time/lagos_time'
import { isProgramCall } from '#identity/sessions/middleware/program_call'

const COOKIE = 'referral_clicks'
const REMEMBERED = 10
const ROBOT = /bot|crawl|spider|slurp|preview|prefetch|headless|lighthouse|facebookexternalhit/i

/** The codes that this browser has followed, and on which day. */
type Followed = Record<string, string>

/**
 * Whether somebody followed the link of a person: the first time today in this browser, and neither that person
 * nor a program or a robot, which open links to look at them.
 */
export function isFirstClick(ctx: HttpContext, code: number): boolean {
  const isRobot = ROBOT.test(ctx.request.header('user-agent') ?? 'bot')
  if (isProgramCall(ctx) || isRobot || ctx.caller?.user.referralCode === code) return false
  return followed(ctx)[code] !== lagosToday()
}

export function rememberClick(ctx: HttpContext, code: number) {
  const others = Object.entries(followed(ctx)).filter(
    ([other, day]) => other !== String(code) && day === lagosToday()
  )
  const next = Object.fromEntries([...others.slice(1 - REMEMBERED), [code, lagosToday()]])
  ctx.response.encryptedCookie(COOKIE, next, { maxAge: '1d' })
}

function followed({ request }: HttpContext): Followed {
  const value: unknown = request.encryptedCookie(COOKIE)
  return typeof value === 'object' && value !== null ? (value as Followed) : {}
}
