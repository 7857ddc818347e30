import vine from '@vinejs/vine'
import { FieldMessages } from '#shared/http/field_messages'
import { staffCommentField } from '#shared/http/staff_comment'

const BASE64URL = /^[\w-]+={0,2}$/

const bytes = (most: number) => vine.string().maxLength(most).regex(BASE64URL)

const challenge = () =>
  vine
    .string()
    .maxLength(43)
    .regex(/^[\w-]+$/)

/** Accepts spaces, which people copy with a code; the TOTP library throws on all but digits. */
const code = () =>
  vine
    .string()
    .maxLength(12)
    .regex(/^\s*(\d\s*){6}$/)
    .transform((text) => text.replace(/\s/g, ''))

const id = { id: bytes(1400), rawId: bytes(1400), type: vine.literal('public-key') }

const assertion = () =>
  vine.object({
    ...id,
    response: vine.object({
      clientDataJSON: bytes(4000),
      authenticatorData: bytes(8000),
      signature: bytes(8000),
    }),
  })

const attestation = () =>
  vine.object({
    ...id,
    response: vine.object({
      clientDataJSON: bytes(4000),
      attestationObject: bytes(40_000),
      transports: vine.array(vine.string().maxLength(20)).maxLength(10).optional(),
    }),
  })

export const factorAnswerValidator = vine.create({
  challenge: challenge(),
  // At least one of the three factors is required.
  code: code().optional().requiredIfMissing(['recoveryCode', 'passkey']),
  recoveryCode: vine.string().trim().maxLength(30).optional(),
  passkey: assertion().optional(),
})

export const passwordValidator = vine.create({ password: vine.string().maxLength(128).optional() })

export const authenticatorValidator = vine.create({ challenge: challenge(), code: code() })

export const passkeyValidator = vine.create({
  challenge: challenge(),
  name: vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(60)
    .regex(/^\P{Cc}*$/u),
  passkey: attestation(),
})

export const factorResetValidator = vine.create({ reason: staffCommentField() })

const messages = new FieldMessages(
  { 'code.regex': '"{{ field }}" must have 6 digits' },
  {
    challenge: 'Challenge',
    code: 'Code',
    recoveryCode: 'Recovery Code',
    passkey: 'Passkey',
    password: 'Password',
    name: 'Name',
    reason: 'Reason',
  }
)

for (const validator of [
  factorAnswerValidator,
  passwordValidator,
  authenticatorValidator,
  passkeyValidator,
  factorResetValidator,
]) {
  validator.messagesProvider = messages
}
