import { BaseTransformer } from '@adonisjs/core/transformers'
import { withoutIndex } from '#shared/http/indexed_rows'
import type { TransactionDetail } from '#wallet/transactions/load_transaction_detail'
import TransactionTransformer from '#wallet/transactions/transformers/transaction_transformer'

export default class TransactionDetailTransformer extends BaseTransformer<TransactionDetail> {
  toObject() {
    const { entry, madeBy, reverses } = this.resource
    const { index, ...row } = new TransactionTransformer(withoutIndex(entry)).toObject()
    return {
      ...row,
      madeBy,
      reverses: reverses && { type: reverses.kind.toUpperCase(), comment: reverses.comment },
    }
  }
}
