import { type Refusal, withoutNumber } from '~/hooks/api_outcome'
import { Notice } from '~/ui/notice'

/** Above a form: what the server says that no field of it can show. */
export function RefusalNotice({ refusal }: { refusal: Refusal | null }) {
  return refusal && <Notice tone="danger">{withoutNumber(refusal.message)}</Notice>
}
