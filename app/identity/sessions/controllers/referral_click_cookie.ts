import type { HttpContext } from '@adonisjs/core/http'
import { lagosToday } from '#shared/time/lagos_time'
import { isApiClientRequest } from '#identity/sessions/middleware/api_client'

const COOKIE = 'referral_clicks'
const MAX_REMEMBERED = 10
const ROBOT = /bot|crawl|spider|slurp|preview|prefetch|headless|lighthouse|facebookexternalhit/i

type ClickDays = Record<string, string>

/** True for the first click of the day, unless by the referrer, a robot or an API client. */
export function isFirstReferralClick(ctx: HttpContext, code: number): boolean {
  const isRobot = ROBOT.test(ctx.request.header('user-agent') ?? 'bot')
  if (isApiClientRequest(ctx) || isRobot || ctx.caller?.user.referralCode === code) return false
  return readClickDays(ctx)[code] !== lagosToday()
}

export function saveReferralClick(ctx: HttpContext, code: number) {
  const others = Object.entries(readClickDays(ctx)).filter(
    ([other, day]) => other !== String(code) && day === lagosToday()
  )
  const next = Object.fromEntries([...others.slice(1 - MAX_REMEMBERED), [code, lagosToday()]])
  ctx.response.encryptedCookie(COOKIE, next, { maxAge: '1d' })
}

function readClickDays({ request }: HttpContext): ClickDays {
  const value: unknown = request.encryptedCookie(COOKIE)
  return typeof value === 'object' && value !== null ? (value as ClickDays) : {}
}
