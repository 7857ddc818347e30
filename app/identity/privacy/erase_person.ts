import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import User from '#identity/accounts/models/user'
import { verifyPassword } from '#identity/accounts/passwords'
import { requireBlockRights } from '#identity/people/account_status'
import DataErasedMail from '#identity/privacy/data_erased_mail'
import { loadPersonalData } from '#identity/privacy/personal_data'
import { recordAudit } from '#shared/audit/audit'
import { DomainError } from '#shared/errors/domain_error'
import { sendMail } from '#shared/mail/send_mail'

class WrongPassword extends DomainError {
  constructor() {
    super('E_WRONG_PASSWORD', 'The password is not correct.', 'password')
  }
}

class NoPasswordSet extends DomainError {
  constructor() {
    super(
      'E_NO_PASSWORD',
      'You sign in without a password. Use "Forgot password?" on the sign-in page to choose one, then come back.',
      'password'
    )
  }
}

/** Its message has all reasons against the erasure, so that nobody learns them one by one. */
class NotErasableYet extends DomainError {
  constructor(reasons: string[]) {
    super('E_NOT_ERASABLE', reasons.join(' '))
  }
}

/** Confirms the caller's identity, because erasure cannot be undone. */
export async function requirePassword({ user }: Caller, password: string) {
  const current = await User.findOrFail(user.id)
  if (!current.password) throw new NoPasswordSet()
  if (!(await verifyPassword(current, password))) throw new WrongPassword()
}

/**
 * Erases what identifies a person in every module, in one transaction. Their sessions end; their
 * row remains as a pseudonym that the books refer to. Idempotent. Throws NotErasableYet with all
 * reasons, and Forbidden if staff lack the right.
 */
export async function erasePerson(by: Caller, id: number, reason: string | null = null) {
  const isOwn = by.user.id === id
  const modules = await loadPersonalData()
  const erased = await db.transaction(async (trx) => {
    const person = await User.query({ client: trx }).where({ id }).firstOrFail()
    if (person.erasedAt) return null
    if (!isOwn) requireBlockRights(by, person)
    const reasons = []
    for (const one of modules) reasons.push(...(await one.reasonsToWait(trx, person)))
    // Payments lock wallet accounts before users, and so must this. Concurrent bookings wait.
    const locked = await User.query({ client: trx }).where({ id }).forUpdate().firstOrFail()
    if (locked.erasedAt) return null
    if (reasons.length > 0) throw new NotErasableYet(reasons)
    const { email, firstname, lastname } = locked
    // Identity comes last: the other modules find their data by it.
    for (const one of modules.toReversed()) await one.erase(trx, locked)
    await locked.merge({ erasedAt: DateTime.utc(), erasedBy: by.user.id }).save()
    const after = { askedBy: isOwn ? 'the person' : 'staff', reason }
    const subject = { kind: 'user', id } as const
    await recordAudit(trx, { actorId: by.user.id, action: 'user.erase', subject, after })
    return new User().merge({ email, firstname, lastname })
  })
  if (erased) await sendMail(new DataErasedMail(erased))
}
