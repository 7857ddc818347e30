import encryption from '@adonisjs/core/services/encryption'
import { Secret, TOTP } from 'otpauth'
import { appKeys } from '#config/app'
import brand from '#config/brand'
import { AuthenticatorSchema } from '#database/schema'

const PURPOSE = 'authenticator_secret'
const PERIOD_SECONDS = 30

/** Clocks of phones are off by this many half minutes at most. */
const SKEW_STEPS = 1

/** An app that shows a new code of six digits each half minute. */
export default class Authenticator extends AuthenticatorSchema {
  static selfAssignPrimaryKey = true

  static newSecret(): string {
    return new Secret({ size: 20 }).base32
  }

  static seal(secret: string): string {
    return encryption.encrypt(secret, { purpose: PURPOSE })
  }

  /** Null where none of the deployment's keys has sealed it. */
  static unseal(sealed: string): string | null {
    return encryption.decrypt<string>(sealed, PURPOSE)
  }

  /** What the app reads from the picture. */
  static uriOf(secret: string, email: string): string {
    return createTotp(secret, email).toString()
  }

  /** The half minute to which a code belongs, by our clock; null where it is of none near it. */
  static stepOf(secret: string, code: string): number | null {
    const now = Date.now()
    const delta = createTotp(secret).validate({ token: code, timestamp: now, window: SKEW_STEPS })
    return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta
  }

  /** The same for a code that may be taken now: none is taken twice, nor one before it. */
  newStepOf(code: string): number | null {
    const secret = Authenticator.unseal(this.secret)
    const step = secret && Authenticator.stepOf(secret, code)
    return step && step > this.lastStep ? step : null
  }

  /** Seals anew what a former key of the deployment has sealed, so that it may be forgotten. */
  static async reseal() {
    if (appKeys.length < 2) return
    for (const { userId, secret } of await this.all()) {
      const plain = this.unseal(secret)
      // One that was set up anew meanwhile is left as it is.
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
