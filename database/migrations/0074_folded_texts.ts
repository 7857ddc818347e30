import { domainToASCII } from 'node:url'
import { Migration } from '#database/migration'

/**
 * Texts are searched and sorted without their marks, so that `adebayo` finds Adébáyọ̀; what was written before is folded
 * once. The version before finds it by what it has in ASCII, until it is gone.
 */
export default class extends Migration {
  async up() {
    this.load('fold')
    this.load('shipment_search')
    // From here on nobody writes a shipment until all are filled in.
    this.schema.raw(`select fill_shipment_search(array_agg(id)) from shipments
      left join shipment_searches on shipment_id = id
      where content is null or octet_length(content) > length(content)`)
    this.load('wallet/transaction_search')
    this.schema
      .raw(`update transaction_searches set content = fold(content), comment = fold(comment)
      where octet_length(content) > length(content)`)
    this.schema.raw(`create index users_by_words on users using gin
      (fold(firstname || ' ' || lastname || ' ' || email || ' ' || coalesce(phone_number, '')) gin_trgm_ops)`)
    this.schema.raw('analyze users')
    // What the version before looks people up by: until it is gone it reads all of them.
    this.schema.raw('drop index users_by_content, users_by_name, users_by_lastname, users_by_email')
    this.defer(async (database) => {
      const people = await database.from('users').whereRaw('octet_length(email) > length(email)')
      for (const { id, email } of people) {
        const at = email.lastIndexOf('@')
        const ascii = `${email.slice(0, at)}@${domainToASCII(email.slice(at + 1).normalize('NFC'))}`
        // Somebody may have the other spelling: both keep theirs.
        const isTaken = await database.from('users').where({ email: ascii }).first()
        if (!isTaken) await database.from('users').where({ id }).update({ email: ascii })
      }
    })
  }
}
