import type { HttpContext } from '@adonisjs/core/http'
import { newToken } from '#identity/accounts/models/one_time_token'
import type User from '#identity/accounts/models/user'
import { browserWords, programWords } from '#identity/devices/client_words'
import { noteDevice } from '#identity/devices/known_devices'
import NewDeviceMail from '#identity/devices/new_device_mail'
import { tellsOfNewDevices } from '#identity/devices/settings'
import { isProgramCall } from '#identity/sessions/middleware/program_call'
import { sendMail } from '#shared/mail/send_mail'

const COOKIE = 'sendam-device'
const TOKEN = /^[\w-]{43}$/

/** What signs in: a browser with its system, or a program. */
export function clientOf(ctx: HttpContext) {
  const isProgram = isProgramCall(ctx)
  const userAgent = ctx.request.header('user-agent')
  return { isProgram, client: isProgram ? programWords(userAgent) : browserWords(userAgent) }
}

/** Tells somebody who has signed in on a device that they never used before, where staff want people to be told. */
export async function tellOfDevice(ctx: HttpContext, user: User) {
  if (!(await tellsOfNewDevices.get())) return
  const { client, isProgram } = clientOf(ctx)
  // A program keeps no cookie: what it calls itself is all that tells it from another.
  const device = isProgram ? `program ${client}` : deviceOfBrowser(ctx)
  if ((await noteDevice(user, device)) === 'new') await sendMail(new NewDeviceMail(user, client))
}

/** Only who signs in is given one. */
function deviceOfBrowser({ request, response }: HttpContext): string {
  const brought: unknown = request.plainCookie(COOKIE)
  const device = typeof brought === 'string' && TOKEN.test(brought) ? brought : newToken()
  response.plainCookie(COOKIE, device, { maxAge: '400d', httpOnly: true })
  return device
}
