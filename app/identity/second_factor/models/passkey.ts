import { PasskeySchema } from '#database/schema'

/** A key pair of which a phone, a computer or a stick keeps the private half. */
export default class Passkey extends PasskeySchema {
  declare publicKey: Buffer<ArrayBuffer>
  declare transports: string[]

  static of(userId: number) {
    return this.query().where({ userId }).orderBy('id')
  }
}
