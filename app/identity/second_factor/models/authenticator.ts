import encryption from '@adonisjs/core/services/encryption'
import { Secret, TOTP } from 'otpauth'
import { appKeys } from '#config/app'
import brand from '#config/brand'
import { AuthenticatorSchema } from '#database/schema'

const PURPOSE = 'authenticator_secret'
const PERIOD_SECONDS = 30

/** Tolerated clock difference, in steps of 30 seconds. */
const SKEW_STEPS = 1

/** A TOTP app: six digits, a new code every 30 seconds. */
export default class Authenticator extends AuthenticatorSchema {
  static selfAssignPrimaryKey = true

  static newSecret(): string {
    return new Secret({ size: 20 }).base32
  }

  static seal(secret: string): string {
    return encryption.encrypt(secret, { purpose: PURPOSE })
  }

  /** Null if no current app key can decrypt it. */
  static unseal(sealed: string): string | null {
    return encryption.decrypt<string>(sealed, PURPOSE)
  }

  static uriOf(secret: string, email: string): string {
    return createTotp(secret, email).toString()
  }

  /** Returns the time step of a code by our clock; null if it matches no step nearby. */
  static stepOf(secret: string, code: string): number | null {
    const now = Date.now()
    const delta = createTotp(secret).validate({ token: code, timestamp: now, window: SKEW_STEPS })
    return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta
  }

  /** Returns the time step of an acceptable code: neither used nor older than the last used one. */
  newStepOf(code: string): number | null {
    const secret = Authenticator.unseal(this.secret)
    const step = secret && Authenticator.stepOf(secret, code)
    return step && step > this.lastStep ? step : null
  }

  /** Re-encrypts secrets of a former app key, so that it can be retired. */
  static async reseal() {
    if (appKeys.length < 2) return
    for (const { userId, secret } of await this.all()) {
      const plain = this.unseal(secret)
      // Skips a secret that changed in the meantime.
      if (plain)
        await this.query()
          .where({ userId, secret })
          .update({ secret: this.seal(plain) })
    }
  }
}

function createTotp(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: brand.name,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  })
}
