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

export function detectClient(ctx: HttpContext) {
  const isProgram = isApiClientRequest(ctx)
  const userAgent = ctx.request.header('user-agent')
  return { isProgram, client: isProgram ? describeProgram(userAgent) : describeBrowser(userAgent) }
}

/** Mails a warning about a new device if the setting is on. */
export async function notifyOfNewDevice(ctx: HttpContext, user: User) {
  if (!(await notifiesOfNewDevices.get())) return
  const { client, isProgram } = detectClient(ctx)
  // API clients keep no cookie, so their name identifies them.
  const device = isProgram ? `program ${client}` : ensureDeviceCookie(ctx)
  if ((await recordDevice(user, device)) === 'new') await sendMail(new NewDeviceMail(user, client))
}

/** Returns the device id of the cookie, which is set anew for another 400 days. */
function ensureDeviceCookie({ request, response }: HttpContext): string {
  const saved: unknown = request.plainCookie(COOKIE)
  const device = typeof saved === 'string' && TOKEN.test(saved) ? saved : generateToken()
  response.plainCookie(COOKIE, device, { maxAge: '400d', httpOnly: true })
  return device
}
