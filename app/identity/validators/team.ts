import vine from '@vinejs/vine'
import { MEMBERSHIP_ROLES } from '#identity/models/membership'
import { emailAddress } from '#identity/validators/rules'

export const invitationValidator = vine.create({
  email: emailAddress(),
  role: vine.enum(MEMBERSHIP_ROLES),
})

export const membershipRoleValidator = vine.create({ role: vine.enum(MEMBERSHIP_ROLES) })
