import { BaseTransformer } from '@adonisjs/core/transformers'
import { alone } from '#shared/http/numbered'
import type { TransactionDetail } from '#wallet/transactions/transaction_detail'
import TransactionTransformer from '#wallet/transactions/transformers/transaction_transformer'

export default class TransactionDetailTransformer extends BaseTransformer<TransactionDetail> {
  toObject() {
    const { entry, madeBy, reverses } = this.resource
    const { index, ...row } = new TransactionTransformer(alone(entry)).toObject()
    return {
      ...row,
      madeBy,
      reverses: reverses && { type: reverses.kind.toUpperCase(), comment: reverses.comment },
    }
  }
}
