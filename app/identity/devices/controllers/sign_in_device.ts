import type { HttpContext } from '@adonisjs/core/http'
import { generateToken } from '#identity/accounts/models/one_time_token'
import type User from '#identity/accounts/models/user'
import { describeBrowser, describeProgram } from '#identity/devices/client_name'
import { recordDevice } from '#identity/devices/known_devices'
import NewDeviceMail from '#identity/devices/new_device_mail'
import { notifiesOfNewDevices } from '#identity/devices/device_settings'
import { isApiClientRequest } from '#identity/sessions/middleware/api_client'
import { sendMail } from '#shared/mail/send_mail'

const COOKIE = 'sendam-device'
const TOKEN = /^[\w-]{43}$/

/** What signs in: a browser with its system, or a program. */
export function detectClient(ctx: HttpContext) {
  const isProgram = isApiClientRequest(ctx)
  const userAgent = ctx.request.header('user-agent')
  return { isProgram, client: isProgram ? describeProgram(userAgent) : describeBrowser(userAgent) }
}

/** Tells somebody who has signed in on a device that they never used before, where staff want people to be told. */
export async function notifyOfNewDevice(ctx: HttpContext, user: User) {
  if (!(await notifiesOfNewDevices.get())) return
  const { client, isProgram } = detectClient(ctx)
  // A program keeps no cookie: what it calls itself is all that tells it from another.
  const device = isProgram ? `program ${client}` : ensureDeviceCookie(ctx)
  if ((await recordDevice(user, device)) === 'new') await sendMail(new NewDeviceMail(user, client))
}

/** Only who signs in is given one. */
function ensureDeviceCookie({ request, response }: HttpContext): string {
  const brought: unknown = request.plainCookie(COOKIE)
  const device = typeof brought === 'string' && TOKEN.test(brought) ? brought : generateToken()
  response.plainCookie(COOKIE, device, { maxAge: '400d', httpOnly: true })
  return device
}
