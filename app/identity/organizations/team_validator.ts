import vine from '@vinejs/vine'
import { emailField } from '#identity/accounts/validators/account_fields'
import { TEAM_ROLES, type TeamRole } from '#identity/teams/rules/team_rights'

/** Accepts `member`, the former name of `payer`. */
const role = () =>
  vine
    .enum([...TEAM_ROLES, 'member'] as const)
    .transform((given): TeamRole => (given === 'member' ? 'payer' : given))

export const invitationValidator = vine.create({ email: emailField(), role: role() })

export const membershipRoleValidator = vine.create({ role: role() })
