import { useState } from 'react'
import { router } from '@inertiajs/react'
import { urlFor } from '~/client'
import { CONNECTIVITY_ERROR, type Outcome, outcomeOf, PROCESSING_ERROR } from '~/hooks/api_outcome'
import { rememberedReferral } from '~/hooks/referral_code'

export {
  CONNECTIVITY_ERROR,
  type FieldErrors,
  type Outcome,
  PROCESSING_ERROR,
  type Refusal,
} from '~/hooks/api_outcome'

export interface CommandOptions {
  /** Of one intent, however often it is sent: the server then acts once. */
  idempotencyKey?: string
}

/** Sends a command to the API from a page: with its session cookie and CSRF token, JSON both ways. */
export function useCommand<T>() {
  const [busy, setBusy] = useState(false)

  async function send(method: string, url: string, body?: unknown, options?: CommandOptions) {
    setBusy(true)
    try {
      return await askApi<T>(method, url, body, options)
    } finally {
      setBusy(false)
    }
  }

  return { busy, send }
}

/** One call of the API. It never throws: what went wrong is in the answer. */
export async function askApi<T>(
  method: string,
  url: string,
  body?: unknown,
  options: CommandOptions = {}
): Promise<Outcome<T>> {
  const response = await request(method, url, body, options).catch(() => null)
  if (!response) return { ok: false, message: CONNECTIVITY_ERROR, fields: {} }
  try {
    const outcome = outcomeOf<T>(response.status, await readBody(response))
    leaveForSignIn(response.status)
    return outcome
  } catch {
    return { ok: false, message: PROCESSING_ERROR, fields: {} }
  }
}

function request(method: string, url: string, body: unknown, { idempotencyKey }: CommandOptions) {
  const referral = rememberedReferral()
  return fetch(url, {
    method,
    credentials: 'same-origin',
    headers: {
      'Accept': 'application/json',
      // The browser itself says of a form with files where its parts end.
      ...(body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
      'X-XSRF-TOKEN': cookie('XSRF-TOKEN'),
      ...(referral > 0 ? { 'Ref-Code': String(referral) } : {}),
      ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
    },
    body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
  })
}

/** An answer that should be JSON and is not, as from a gateway, has no body for us. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch (error) {
    if (response.ok && text) throw error
    return null
  }
}

/**
 * Where a session has ended, or its rights have, the page that asked is opened anew: the server then
 * sends its reader to sign in, and back here afterwards.
 */
function leaveForSignIn(status: number) {
  const isAtTheDoor = window.location.pathname === urlFor('identity.sign_in', {})
  const isBehindTheDoor = /^\/(base|admin)(\/|$)/.test(window.location.pathname)
  if ((status === 401 || status === 403) && isBehindTheDoor && !isAtTheDoor) {
    router.visit(window.location.href, { replace: true })
  }
}

function cookie(name: string): string {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`))
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : ''
}
