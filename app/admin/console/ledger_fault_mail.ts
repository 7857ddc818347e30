import type User from '#identity/accounts/models/user'
import { Letter, type LetterContents } from '#shared/mail/letter'

/** More would be a book; the log has them all. */
const MOST_NAMED = 20

export default class LedgerFaultMail extends Letter {
  protected readonly recipient

  constructor(
    private readonly root: User,
    private readonly faults: string[]
  ) {
    super()
    this.recipient = { address: root.email, name: root.fullName }
  }

  protected contents(): LetterContents {
    const count = this.faults.length === 1 ? '1 fault' : `${this.faults.length} faults`
    return {
      subject: `The ledger has ${count}`,
      greeting: `Dear ${this.root.firstname},`,
      paragraphs: [
        'The nightly check of the ledger found what must never be. Please look into it today:',
        ...this.faults.slice(0, MOST_NAMED),
      ],
      notes: ['Run `node ace ledger:verify` to check again. Undo a transfer by the opposite one.'],
    }
  }
}
