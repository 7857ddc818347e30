import vine from '@vinejs/vine'
import { MEMBERSHIP_ROLES } from '#identity/organizations/models/membership'
import { emailAddress } from '#identity/accounts/validators/account_fields'

export const invitationValidator = vine.create({
  email: emailAddress(),
  role: vine.enum(MEMBERSHIP_ROLES),
})

export const membershipRoleValidator = vine.create({ role: vine.enum(MEMBERSHIP_ROLES) })
