import { PasskeySchema } from '#database/schema'

export default class Passkey extends PasskeySchema {
  declare publicKey: Buffer<ArrayBuffer>
  declare transports: string[]

  static of(userId: number) {
    return this.query().where({ userId }).orderBy('id')
  }
}
