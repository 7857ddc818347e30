import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import brand from '#config/brand'
import type User from '#identity/accounts/models/user'
import Passkey from '#identity/second_factor/models/passkey'
import { CHALLENGE_MINUTES } from '#identity/second_factor/models/factor_challenge'
import { relyingParty } from '#identity/second_factor/relying_party'

export type PasskeyAssertion = Omit<AuthenticationResponseJSON, 'clientExtensionResults'>
export type PasskeyRegistration = Omit<
  RegistrationResponseJSON,
  'clientExtensionResults' | 'response'
> & {
  response: { clientDataJSON: string; attestationObject: string; transports?: string[] }
}

const SELECTION = { residentKey: 'preferred', userVerification: 'required' } as const
const TIMEOUT_MS = CHALLENGE_MINUTES * 60_000

export async function buildPasskeyCreationOptions(user: User, known: readonly Passkey[]) {
  const { rp, challenge, pubKeyCredParams, ...options } = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: relyingParty().id,
    userName: user.email,
    userDisplayName: user.fullName,
    userID: new TextEncoder().encode(String(user.id)),
    timeout: TIMEOUT_MS,
    excludeCredentials: known.map(toDescriptor),
    // Passes a copy of the selection, because the library mutates it.
    authenticatorSelection: { ...SELECTION },
  })
  return {
    rp,
    challenge,
    pubKeyCredParams,
    user: options.user,
    timeout: TIMEOUT_MS,
    excludeCredentials: known.map(toDescriptor),
    authenticatorSelection: SELECTION,
    attestation: 'none' as const,
  }
}

export function buildPasskeyRequestOptions(known: readonly Passkey[]) {
  return generateAuthenticationOptions({
    rpID: relyingParty().id,
    timeout: TIMEOUT_MS,
    allowCredentials: known.map(toDescriptor),
    userVerification: 'required',
  })
}

function toDescriptor({ credentialId: id, transports }: Passkey) {
  return { id, transports, type: 'public-key' as const }
}

/** Returns the unsaved passkey; null if the response does not match the challenge. */
export async function verifyNewPasskey(response: PasskeyRegistration, toSign: string) {
  const made = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} } as RegistrationResponseJSON,
    expectedChallenge: toSign,
    expectedOrigin: relyingParty().origin,
    expectedRPID: relyingParty().id,
    requireUserVerification: true,
  }).catch(ignoreUnreadable)
  if (!made?.verified) return null
  const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports }
}

/** Locks the passkey; its counter must grow, because a cloned authenticator repeats a number. */
export async function verifyPasskeyAssertion(
  trx: TransactionClientContract,
  userId: number,
  response: PasskeyAssertion,
  toSign: string
): Promise<boolean> {
  const passkey = await Passkey.query({ client: trx })
    .where({ userId, credentialId: response.id })
    .forUpdate()
    .first()
  if (!passkey) return false
  const { credentialId: id, publicKey, counter, transports } = passkey
  const signed = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: toSign,
    expectedOrigin: relyingParty().origin,
    expectedRPID: relyingParty().id,
    credential: { id, publicKey: new Uint8Array(publicKey), counter, transports },
    requireUserVerification: true,
  }).catch(ignoreUnreadable)
  if (!signed?.verified) return false
  await trx
    .from('passkeys')
    .where({ id: passkey.id })
    .update({ counter: signed.authenticationInfo.newCounter, last_used_at: db.raw('now()') })
  return true
}

/** Handles what the library throws for malformed fields, which strangers may send. */
function ignoreUnreadable() {
  return null
}
