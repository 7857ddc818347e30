import { queryRows } from '#shared/database/query_rows'
import type { SamePersonCheck } from '#identity/approvals/same_person'

/** Compares the last ten digits, which are the same with and without a country code. */
const DIGITS = `right(regexp_replace(phone_number, '\\D', '', 'g'), 10)`

const samePhone: SamePersonCheck = async (trx, one, others) => {
  const [found] = await queryRows<{ id: number }>(
    trx,
    `select id from users where id = any(:others::bigint[]) and ${DIGITS} =
       (select ${DIGITS} from users where id = :one and length(${DIGITS}) >= 7) limit 1`,
    { one, others: `{${others.join()}}` }
  )
  return found ? 'phone number' : null
}

export default samePhone
