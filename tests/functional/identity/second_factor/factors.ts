import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import db from '@adonisjs/lucid/services/db'
import type User from '#identity/accounts/models/user'
import Authenticator from '#identity/second_factor/models/authenticator'
import Passkey from '#identity/second_factor/models/passkey'
import { relyingParty } from '#identity/second_factor/relying_party'
import { call, PASSWORD } from '#tests/support/people'

const HALF_MINUTE_MS = 30_000

/** The code an authenticator app shows this many half minutes from now. */
export function codeFor(secret: string, halfMinutes = 0): string {
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  return app.generate({ timestamp: Date.now() + halfMinutes * HALF_MINUTE_MS })
}

/** Sets up an authenticator app; returns its secret. */
export async function givenApp({ id: userId }: User): Promise<string> {
  const secret = Authenticator.newSecret()
  await Authenticator.create({ userId, secret: Authenticator.seal(secret), lastStep: 0 })
  return secret
}

/** Signs in with the right password, as an API client does. */
export function signInWithPassword({ email }: Pick<User, 'email'>) {
  return call('POST', '/api/v1/login', { username: email, password: PASSWORD })
}

export async function challengeOf(user: Pick<User, 'email'>): Promise<string> {
  const { body } = await signInWithPassword(user)
  return body.data.challenge
}

export function secondStep(body: object) {
  return call('POST', '/api/v1/login/second_factor', body)
}

/** Signs in with the app; returns a function that calls the API. */
export async function asWithApp(user: User, secret: string, halfMinutes = 0) {
  const code = codeFor(secret, halfMinutes)
  const { headers } = await secondStep({ challenge: await challengeOf(user), code })
  return withToken(headers.get('authorization')!)
}

export function withToken(authorization: string) {
  return (method: string, path: string, body?: unknown) =>
    call(method, `/api/v1${path}`, body, { authorization })
}

/** Makes every session's second factor older than ten minutes. */
export async function letFactorsAge() {
  await db
    .from('access_tokens')
    .update({ second_factor_at: db.raw(`now() - interval '10 minutes'`) })
}

export async function statusOf(answer: Promise<{ status: number }>): Promise<number> {
  const { status } = await answer
  return status
}

type Lies = Partial<{ origin: string; rpId: string; isVerified: boolean; counter: number }>

/** An authenticator in software, which signs anything. */
export class SoftPasskey {
  readonly id = randomBytes(32).toString('base64url')
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #counter = 0

  static async of({ id: userId }: User): Promise<SoftPasskey> {
    const passkey = new SoftPasskey()
    await Passkey.create({
      userId,
      name: 'Soft',
      credentialId: passkey.id,
      counter: 0,
      transports: [],
      publicKey: coseOf(passkey.#keys.publicKey),
    })
    return passkey
  }

  sign({ challenge }: { challenge: string }, lies: Lies = {}) {
    const { origin = relyingParty().origin, rpId = relyingParty().id, isVerified = true } = lies
    this.#counter = lies.counter ?? this.#counter + 1
    const clientData = JSON.stringify({ type: 'webauthn.get', challenge, origin })
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    const data = Buffer.concat([sha256(rpId), Buffer.from([isVerified ? 5 : 1]), counter])
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(clientData)]))
      .sign(this.#keys.privateKey)
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: Buffer.from(clientData).toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    }
  }
}

/** Encodes an ES256 key as authenticators do (RFC 9053). */
function coseOf(key: KeyObject): Buffer<ArrayBuffer> {
  const { x, y } = key.export({ format: 'jwk' })
  const part = (text: string) => Buffer.from(text, 'base64url')
  return Buffer.concat([
    ...[Buffer.from('a5010203262001215820', 'hex'), part(x!)],
    ...[Buffer.from('225820', 'hex'), part(y!)],
  ])
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
