import vine from '@vinejs/vine'
import { DEMO_ACCOUNTS } from '#identity/demo'
import { createLocalPerson, type LocalPerson } from '#identity/oauth/local/grants'
import { LOCAL_CLIENT_ID } from '#identity/oauth/local/local_driver'

export interface Authorization {
  redirectUri: string
  state: string
  codeChallenge: string
}

/** Returns null for an unknown client or redirect URI: redirecting there would be unsafe. */
export function readAuthorization(
  query: Record<string, unknown>,
  redirectUri: string
): Authorization | { problem: string } | null {
  if (query.client_id !== LOCAL_CLIENT_ID || query.redirect_uri !== redirectUri) return null
  const state = typeof query.state === 'string' ? query.state : ''
  const codeChallenge = query.code_challenge
  const usesPkce =
    query.code_challenge_method === 'S256' &&
    typeof codeChallenge === 'string' &&
    /^[\w-]{43}$/.test(codeChallenge)
  if (query.response_type !== 'code' || !usesPkce) {
    return { problem: buildRedirectUrl(redirectUri, { error: 'invalid_request', state }) }
  }
  return { redirectUri, state, codeChallenge }
}

export function buildRedirectUrl(redirectUri: string, answer: Record<string, string>): string {
  return `${redirectUri}?${new URLSearchParams(answer)}`
}

export const decisionValidator = vine.create({
  decision: vine.enum(['approve', 'deny']),
  identity: vine.string().maxLength(254).optional(),
  name: vine.string().trim().maxLength(100).optional(),
  email: vine.string().trim().maxLength(254).optional(),
  emailVerified: vine.boolean().optional(),
})

interface Decision {
  identity?: string
  name?: string
  email?: string
  emailVerified?: boolean
}

export function resolveLocalPerson({
  identity,
  name,
  email,
  emailVerified,
}: Decision): LocalPerson {
  const demo = DEMO_ACCOUNTS.find((account) => account.email === identity)
  if (demo) return createLocalPerson(demo.names.join(' '), demo.email, true)
  return createLocalPerson(name ?? '', email ?? '', emailVerified === true)
}
